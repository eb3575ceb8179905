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
#define RAYSORT_SHADER_DIGEST "b0e5ed7931b356d09b02a0a60dccf73350b5fd6510bc817a5d2ce73524502414"
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
 * rows are the digits and `more`. Measured at 8 and 16 Mi entries: where pairs are moved, and memory sets the pace, the
 * most chunks are the fastest; where it is the map alone, half as many or, with digits of 8 bits, a quarter. */
static void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, int movesPairs,
                                raysort_digit *digit)
{
  while ((1u << raysort_digitBits[digit->digitClass]) < digit->count)
    ++digit->digitClass;
  digit->tile = raysort_tile(context, digit->digitClass);
  digit->table.rows = digit->count + more;
  digit->table.rowStride = raysort_columns(
      maxCount, digit->tile, movesPairs ? RAYSORT_MAX_CHUNKS : RAYSORT_MAX_CHUNKS / 2 * RAYSORT_TILE / digit->tile);
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
                    RAYSORT_PIPELINE_COUNT + source->kind * 2 + (digit->digitClass == RAYSORT_DIGIT_CLASSES - 1),
                    source, digit, scratch, 0, rows);
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
119734787,66816,524299,876,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,202,494,511,790,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,262215,75,1,1,327752,197,0,35,0,327752,197,1,35,8,327752,197,2,35,16,327752,197,3,35,24,327752,197,4,35,32,
327752,197,5,35,36,327752,197,6,35,40,327752,197,7,35,44,327752,197,8,35,48,327752,197,9,35,52,327752,197,10,35,56,
327752,197,11,35,60,327752,197,12,35,64,327752,197,13,35,68,327752,197,14,35,72,262215,198,6,4,262216,199,0,25,327752,
199,0,35,0,196679,199,2,327752,200,0,35,0,196679,200,2,262216,485,0,24,327752,485,0,35,0,196679,485,2,262215,494,11,
29,262215,504,1,2,262215,790,11,26,262215,837,11,25,196679,318,5356,196679,340,5356,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,
262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,458785,25,24,9,9,9,9,262177,32,6,9,196641,39,6,262177,42,7,9,262177,
46,6,8,262167,50,6,4,262176,51,7,50,327713,52,6,51,9,262177,57,50,9,262177,61,2,9,327713,65,2,8,9,327713,70,2,51,9,
262194,6,75,4,262187,6,76,2,131092,77,393268,77,78,170,75,76,262187,6,79,4,458804,6,80,169,78,79,76,262172,81,50,80,
262176,82,7,81,458785,83,2,82,9,9,9,458785,90,2,9,9,9,9,393249,97,2,9,9,9,262187,6,104,0,262165,108,32,1,262187,108,
109,2,262174,112,6,6,262187,6,117,1,262187,108,121,30,262187,108,136,0,262176,137,5349,6,262176,161,7,24,262187,108,
170,1,196647,196,5349,1114142,197,15,15,15,196,6,6,6,6,6,6,6,6,6,6,6,196637,198,6,196638,199,198,262176,196,5349,199,
196638,200,197,262176,201,9,200,262203,201,202,9,262187,108,203,8,262176,204,9,6,262187,108,207,24,262187,108,210,9,
262187,6,219,65535,262176,227,9,15,262187,6,240,4294967292u,262187,6,254,3,262187,6,256,8,262187,108,268,5,262187,6,
271,256,262187,108,281,4,393268,77,291,170,75,254,393268,77,315,170,75,76,393268,77,330,170,75,79,262187,108,347,7,
262187,6,358,4294967295u,393268,77,363,170,75,104,262187,108,368,13,262187,108,376,10,262187,108,400,11,262187,6,407,
31,393268,77,410,170,75,254,262187,6,414,32,262187,108,442,12,262187,6,450,128,393268,77,451,170,75,104,262187,6,452,
16,393268,77,453,170,75,117,458804,6,454,169,453,256,79,458804,6,455,169,451,452,454,393268,6,456,134,450,455,196647,
484,5349,196638,485,50,262176,484,5349,485,262176,487,5349,50,262176,493,1,6,262203,493,494,1,262194,6,504,8,393268,
77,505,170,504,256,262187,6,506,2064,262187,6,507,1056,458804,6,508,169,505,506,507,262172,509,6,508,262176,510,4,509,
262203,510,511,4,262176,513,4,6,393268,77,579,176,75,254,262187,6,606,264,393268,6,634,132,80,450,393268,6,641,132,80,
450,393268,6,676,132,80,450,262187,108,754,3,262176,755,9,196,262187,108,759,6,262187,6,779,5,262187,108,787,14,
262167,788,6,3,262176,789,1,788,262203,789,790,1,393260,788,837,450,117,117,327734,2,4,0,3,131320,5,262203,161,785,7,
262203,9,791,7,262203,9,792,7,262203,9,795,7,262203,9,798,7,262203,9,812,7,262203,9,815,7,262203,9,818,7,262203,9,819,
7,262203,9,829,7,262203,9,831,7,262203,9,833,7,393281,204,770,202,136,368,262205,6,771,770,393281,204,772,202,136,268,
262205,6,773,772,327879,6,774,773,117,327851,77,775,774,104,393385,6,776,775,76,104,327808,6,777,771,776,327814,6,781,
508,777,393228,108,782,1,75,781,262268,6,783,782,458764,6,784,1,38,779,783,262201,6,786,40,196670,791,786,393281,204,
793,202,136,787,262205,6,794,793,196670,792,794,393281,204,796,202,136,759,262205,6,797,796,196670,795,797,327745,493,
799,790,104,262205,6,800,799,196670,798,800,524345,24,801,30,791,792,795,798,196670,785,801,327745,9,804,785,136,
262205,6,805,804,327856,77,806,800,805,196855,808,0,262394,806,807,808,131320,807,327876,6,811,777,784,327745,9,813,
785,170,262205,6,814,813,196670,812,814,327745,9,816,785,109,262205,6,817,816,196670,815,817,196670,818,811,196670,
819,784,524345,2,821,95,812,815,818,819,131321,808,131320,808,262368,76,76,606,262205,6,825,804,327856,77,826,800,825,
196855,828,0,262394,826,827,828,131320,827,196670,829,777,196670,831,784,196670,833,800,458809,2,836,101,829,831,833,
131321,828,131320,828,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,105,11,104,262205,6,106,
105,262205,6,107,12,327876,6,110,107,109,327829,112,113,106,110,327761,6,114,113,1,327761,6,115,113,0,327745,9,118,11,
117,262205,6,119,118,262205,6,120,12,327874,6,122,120,121,327808,6,123,119,122,327808,6,125,123,114,327760,7,126,115,
125,131326,126,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,131,7,262203,9,132,7,262205,15,129,
20,262268,7,130,129,196670,131,130,262205,6,133,21,196670,132,133,393273,7,134,13,131,132,262268,15,135,134,393281,
137,138,135,136,136,393277,6,139,138,2,4,131326,139,65592,327734,24,30,0,25,196663,9,26,196663,9,27,196663,9,28,
196663,9,29,131320,31,262203,161,162,7,262205,6,143,26,262205,6,144,27,327808,6,145,143,144,327810,6,146,145,117,
262205,6,147,27,327814,6,148,146,147,262205,6,151,28,327808,6,152,148,151,327810,6,153,152,117,262205,6,154,28,327814,
6,155,153,154,458764,6,156,1,41,117,155,262205,6,159,27,327812,6,160,156,159,327808,6,165,148,156,327810,6,166,165,
117,327814,6,168,166,156,327745,9,169,162,136,196670,169,168,262205,6,171,29,262205,6,173,169,327856,77,174,171,173,
196855,177,0,262394,174,176,181,131320,176,262205,6,178,29,327812,6,180,178,160,131321,177,131320,181,262205,6,182,26,
131321,177,131320,177,458997,6,846,180,176,182,181,327745,9,184,162,170,196670,184,846,262205,6,185,26,262205,6,187,
184,327808,6,189,187,160,458764,6,190,1,38,185,189,327745,9,191,162,109,196670,191,190,262205,24,192,162,131326,192,
65592,327734,6,34,0,32,196663,9,33,131320,35,262205,6,195,33,393281,204,205,202,136,203,262205,6,206,205,327874,6,208,
206,207,327874,6,209,195,208,393281,204,211,202,136,210,262205,6,212,211,327879,6,213,209,212,131326,213,65592,327734,
6,37,0,32,196663,9,36,131320,38,262203,8,226,7,262205,6,216,36,393281,204,217,202,136,203,262205,6,218,217,327879,6,
220,218,219,327831,112,223,216,220,327761,6,224,223,0,327761,6,225,223,1,393281,227,228,202,136,136,262205,15,229,228,
262268,7,230,229,196670,226,230,327745,9,231,226,104,262205,6,232,231,327829,112,235,232,224,327761,6,236,235,1,
327761,6,237,235,0,327879,6,241,237,240,327745,9,242,226,117,262205,6,243,242,327808,6,245,243,225,327808,6,247,245,
236,327760,7,248,241,247,262268,15,250,248,393281,137,251,250,136,136,393277,6,252,251,2,4,327879,6,255,237,254,
327812,6,257,255,256,327874,6,260,218,207,327808,6,261,257,260,327874,6,262,252,261,393281,204,263,202,136,210,262205,
6,264,263,327879,6,265,262,264,131326,265,65592,327734,6,40,0,39,131320,41,393281,204,269,202,136,268,262205,6,270,
269,327879,6,272,270,271,327851,77,273,272,104,196855,276,0,262394,273,275,285,131320,275,393281,227,277,202,136,109,
262205,15,278,277,393281,137,279,278,136,136,393277,6,280,279,2,4,393281,204,282,202,136,281,262205,6,283,282,458764,
6,284,1,38,280,283,131321,276,131320,285,393281,204,286,202,136,281,262205,6,287,286,131321,276,131320,276,458997,6,
847,284,275,287,285,131326,847,65592,327734,7,44,0,42,196663,9,43,131320,45,262203,8,298,7,262203,9,299,7,262203,8,
302,7,262203,9,303,7,262203,18,318,7,262203,9,321,7,262203,9,324,7,262203,18,340,7,262203,9,343,7,262203,9,354,7,
196855,293,0,262394,291,292,293,131320,292,393281,227,295,202,136,136,262205,15,296,295,262268,7,297,296,196670,298,
297,262205,6,300,43,196670,299,300,393273,7,301,13,298,299,196670,302,301,262205,6,304,43,196670,303,304,393273,7,305,
13,302,303,262268,15,306,305,393281,137,308,306,136,136,393277,6,309,308,2,4,393281,137,311,306,136,170,393277,6,312,
311,2,4,327760,7,313,309,312,131326,313,131320,293,196855,317,0,262394,315,316,317,131320,316,393281,227,319,202,136,
136,262205,15,320,319,196670,318,320,262205,6,322,43,196670,321,322,393273,6,323,22,318,321,196670,324,323,327737,6,
325,34,324,327760,7,326,325,104,131326,326,131320,317,262205,6,329,43,196855,332,0,262394,330,331,332,131320,331,
393281,204,333,202,136,268,262205,6,334,333,327879,6,335,334,79,327851,77,336,335,104,131321,332,131320,332,458997,77,
337,330,317,336,331,196855,339,0,262394,337,338,339,131320,338,393281,227,341,202,136,170,262205,15,342,341,196670,
340,342,262205,6,344,43,196670,343,344,393273,6,345,22,340,343,131321,339,131320,339,458997,6,848,329,332,345,338,
393281,204,348,202,136,347,262205,6,349,348,327856,77,350,848,349,196855,353,0,262394,350,352,357,131320,352,196670,
354,848,327737,6,356,37,354,131321,353,131320,357,131321,353,131320,353,458997,6,850,356,352,358,357,327760,7,360,850,
104,131326,360,65592,327734,6,48,0,46,196663,8,47,131320,49,196855,365,0,262394,363,364,365,131320,364,327745,9,366,
47,104,262205,6,367,366,393281,204,369,202,136,368,262205,6,370,369,327808,6,371,370,117,458764,6,372,1,38,367,371,
131326,372,131320,365,327745,9,374,47,104,262205,6,375,374,393281,204,377,202,136,376,262205,6,378,377,327852,77,379,
375,378,196855,381,0,262394,379,380,381,131320,380,262205,6,383,374,327808,6,386,378,117,327850,77,387,383,386,196855,
390,0,262394,387,389,393,131320,389,393281,204,391,202,136,368,262205,6,392,391,131321,390,131320,393,393281,204,394,
202,136,368,262205,6,395,394,327808,6,396,395,117,131321,390,131320,390,458997,6,854,392,389,396,393,131326,854,
131320,381,393281,204,401,202,136,400,262205,6,402,401,262205,6,405,374,327879,6,408,402,407,327874,6,409,405,408,
196855,412,0,262394,410,411,412,131320,411,327854,77,415,402,414,196855,418,0,262394,415,417,424,131320,417,327745,9,
419,47,117,262205,6,420,419,327810,6,422,402,414,327874,6,423,420,422,131321,418,131320,424,327850,77,426,402,104,
196855,429,0,262394,426,428,431,131320,428,131321,429,131320,431,327745,9,433,47,117,262205,6,434,433,327810,6,436,
414,402,327876,6,437,434,436,327877,6,438,409,437,131321,429,131320,429,458997,6,851,409,428,438,431,131321,418,
131320,418,458997,6,852,423,417,851,429,131321,412,131320,412,458997,6,853,409,381,852,418,393281,204,443,202,136,442,
262205,6,444,443,327879,6,445,853,444,131326,445,65592,327734,6,55,0,52,196663,51,53,196663,9,54,131320,56,262205,6,
449,54,327812,6,457,449,456,327814,6,458,457,414,327745,9,459,53,458,262205,6,460,459,262205,6,462,54,327812,6,463,
462,456,327879,6,464,463,407,393281,204,465,202,136,203,262205,6,466,465,327874,6,467,466,207,327808,6,468,464,467,
327874,6,469,460,468,393281,204,470,202,136,210,262205,6,471,470,327879,6,472,469,471,131326,472,65592,327734,50,59,0,
57,196663,9,58,131320,60,262203,8,481,7,262203,9,482,7,393281,227,475,202,136,136,262205,15,476,475,262268,7,477,476,
262205,6,478,58,327814,6,479,478,455,327812,6,480,479,79,196670,481,477,196670,482,480,393273,7,483,13,481,482,262268,
484,486,483,327745,487,488,486,136,393277,50,489,488,2,16,131326,489,65592,327734,2,63,0,61,196663,9,62,131320,64,
262205,6,495,494,131321,496,131320,496,458997,6,855,495,64,516,497,262205,6,502,62,327856,77,503,855,502,262390,498,
497,0,262394,503,497,498,131320,497,327745,513,514,511,855,196670,514,104,327808,6,516,855,450,131321,496,131320,498,
65789,65592,327734,2,68,0,65,196663,8,66,196663,9,67,131320,69,262203,8,523,7,262205,6,518,494,262205,6,519,67,327876,
6,520,117,519,327810,6,521,520,117,327879,6,522,518,521,262205,7,524,66,196670,523,524,327737,6,525,48,523,262205,6,
526,67,327876,6,527,525,526,327808,6,529,527,522,327745,513,530,511,529,458986,6,531,530,117,104,117,65789,65592,
327734,2,73,0,70,196663,51,71,196663,9,72,131320,74,262203,51,540,7,262203,9,542,7,262203,8,546,7,262203,9,547,7,
131321,533,131320,533,458997,6,856,104,74,551,534,327856,77,539,856,455,262390,535,534,1,262394,539,534,535,131320,
534,262205,50,541,71,196670,540,541,196670,542,856,393273,6,544,55,540,542,327760,7,545,544,104,196670,546,545,262205,
6,548,72,196670,547,548,393273,2,549,68,546,547,327808,6,551,856,170,131321,533,131320,535,65789,65592,327734,2,88,0,
83,196663,82,84,196663,9,85,196663,9,86,196663,9,87,131320,89,262203,9,571,7,131321,553,131320,553,458997,6,857,104,
89,575,554,327856,77,559,857,80,262390,555,554,1,262394,559,554,555,131320,554,262205,6,561,85,262205,6,562,87,327812,
6,564,857,450,327808,6,565,562,564,262205,6,566,86,327810,6,567,566,117,458764,6,568,1,38,565,567,327812,6,569,568,
455,327808,6,570,561,569,196670,571,570,327737,50,572,59,571,327745,51,573,84,857,196670,573,572,327808,6,575,857,170,
131321,553,131320,555,65789,65592,327734,2,95,0,90,196663,9,91,196663,9,92,196663,9,93,196663,9,94,131320,96,262203,
82,593,7,262203,82,594,7,262203,9,595,7,262203,9,597,7,262203,9,599,7,262203,9,603,7,262203,82,625,7,262203,82,643,7,
262203,9,644,7,262203,9,646,7,262203,9,648,7,262203,51,668,7,262203,9,671,7,262203,9,694,7,262203,8,697,7,262203,9,
698,7,262205,6,577,494,196855,582,0,262394,579,581,587,131320,581,262205,6,583,92,262205,6,584,91,327810,6,585,583,
584,327814,6,586,585,455,131321,582,131320,587,131321,582,131320,582,458997,6,858,586,581,104,587,327852,77,590,858,
104,196855,592,0,262394,590,591,592,131320,591,262205,6,596,91,196670,595,596,196670,597,858,196670,599,577,524345,2,
601,88,594,595,597,599,262205,81,602,594,196670,593,602,131321,592,131320,592,262205,6,604,93,196670,603,604,327737,2,
605,63,603,262368,76,76,606,131321,609,131320,609,458997,6,859,577,592,678,612,327856,77,616,859,858,262390,611,612,0,
262394,616,610,611,131320,610,131321,618,131320,618,458997,6,861,104,610,632,619,327856,77,624,861,80,262390,620,619,
1,262394,624,619,620,131320,619,327745,51,628,593,861,262205,50,629,628,327745,51,630,625,861,196670,630,629,327808,6,
632,861,170,131321,618,131320,620,327808,6,635,859,634,327856,77,637,635,858,196855,639,0,262394,637,638,639,131320,
638,327808,6,642,859,641,262205,6,645,91,196670,644,645,196670,646,858,196670,648,642,524345,2,649,88,643,644,646,648,
262205,81,650,643,196670,593,650,131321,639,131320,639,131321,652,131320,652,458997,6,863,104,639,675,655,327856,77,
658,863,80,262390,654,655,1,262394,658,653,654,131320,653,327812,6,661,863,450,327808,6,662,859,661,327856,77,664,662,
858,196855,666,0,262394,664,665,666,131320,665,327745,51,669,625,863,262205,50,670,669,196670,668,670,262205,6,672,94,
196670,671,672,393273,2,673,73,668,671,131321,666,131320,666,131321,655,131320,655,327808,6,675,863,170,131321,652,
131320,654,131321,612,131320,612,327808,6,678,859,676,131321,609,131320,611,262205,6,680,91,327812,6,682,858,455,
327808,6,683,680,682,327808,6,685,683,577,131321,686,131320,686,458997,6,860,685,611,702,687,262205,6,692,92,327856,
77,693,860,692,262390,688,687,0,262394,693,687,688,131320,687,196670,694,860,327737,7,696,44,694,196670,697,696,
262205,6,699,94,196670,698,699,393273,2,700,68,697,698,327808,6,702,860,450,131321,686,131320,688,65789,65592,327734,
2,101,0,97,196663,9,98,196663,9,99,196663,9,100,131320,102,262205,6,704,99,327876,6,705,117,704,262205,6,707,494,
131321,708,131320,708,458997,6,868,707,102,768,711,262205,6,714,98,327856,77,715,868,714,262390,710,711,0,262394,715,
709,710,131320,709,131321,718,131320,718,458997,6,871,104,709,875,721,458997,6,869,104,709,753,721,327856,77,725,869,
705,262390,720,721,0,262394,725,719,720,131320,719,131321,727,131320,727,458997,6,875,871,719,749,728,458997,6,872,
104,719,751,728,327856,77,733,872,256,262390,729,728,1,262394,733,728,729,131320,728,262205,6,735,99,327876,6,736,868,
735,327808,6,739,869,872,327808,6,741,739,868,327810,6,743,705,117,327879,6,744,741,743,327808,6,745,736,744,327745,
513,746,511,745,262205,6,747,746,327808,6,749,875,747,327808,6,751,872,170,131321,727,131320,729,131321,721,131320,
721,327808,6,753,869,256,131321,718,131320,720,393281,755,756,202,136,754,262205,196,757,756,393281,204,760,202,136,
759,262205,6,761,760,327812,6,762,868,761,262205,6,763,100,327808,6,764,762,763,393281,137,766,757,136,764,327742,766,
871,2,4,131321,711,131320,711,327808,6,768,868,450,131321,708,131320,710,65789,65592,
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
119734787,66816,524299,2976,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,5,
4,1852399981,0,370,376,405,460,481,544,1050,1444,1658,1663,2583,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
90,1,2,262215,110,1,1,196679,194,5356,262215,370,11,29,262215,372,1,0,327752,541,0,35,0,327752,541,1,35,8,327752,541,
2,35,16,327752,541,3,35,24,327752,541,4,35,32,327752,541,5,35,40,327752,541,6,35,48,327752,541,7,35,56,327752,541,8,
35,64,327752,541,9,35,72,327752,541,10,35,76,327752,541,11,35,80,327752,541,12,35,84,327752,541,13,35,88,327752,541,
14,35,92,327752,541,15,35,96,327752,541,16,35,100,327752,541,17,35,104,327752,541,18,35,108,327752,541,19,35,112,
327752,541,20,35,116,327752,541,21,35,120,327752,541,22,35,124,327752,542,0,35,0,196679,542,2,262216,817,0,24,327752,
817,0,35,0,196679,817,2,262215,2583,11,26,262215,2852,1,0,262215,2853,11,25,196679,658,5356,196679,680,5356,196679,
1996,5356,196679,2017,5356,196679,2151,5356,196679,2180,5356,196679,2380,5356,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,
262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,27,7,24,393249,28,2,
27,9,9,327710,34,6,6,6,458785,35,34,9,9,9,9,262167,42,6,4,262176,43,7,42,393249,44,42,43,9,9,327713,50,6,9,9,262177,
55,6,9,196641,62,6,262177,65,7,9,262177,69,6,8,327713,73,6,43,9,262177,78,42,9,327713,82,2,9,9,262194,6,90,8,262187,6,
91,6,131092,92,393268,92,93,170,90,91,262187,6,94,32,262187,6,95,16,458804,6,96,169,93,94,95,262187,6,97,8,393268,92,
98,170,90,97,262187,6,99,2,262187,6,100,4,458804,6,101,169,98,99,100,393268,6,102,134,96,101,262172,103,6,102,262176,
104,7,103,327713,105,6,104,9,262194,6,110,4,262187,6,111,0,393268,92,112,170,110,111,262187,6,113,1,393268,92,114,170,
110,113,458804,6,115,169,114,97,100,458804,6,116,169,112,95,115,393268,6,117,134,96,116,262172,118,42,117,262176,119,
7,118,393249,120,2,119,9,9,262177,133,2,104,327713,137,2,104,119,393249,142,2,104,9,9,262172,158,6,96,262176,159,7,
158,327713,160,2,104,159,262177,165,2,9,393249,171,2,104,159,159,262176,187,7,92,327713,188,2,159,187,524321,193,2,27,
159,159,159,9,393249,201,6,9,187,9,589857,207,2,159,159,9,9,187,9,458785,216,2,159,159,159,9,524321,223,2,159,159,9,9,
9,393249,231,2,9,9,187,393249,245,2,9,9,9,262177,251,2,187,262165,259,32,1,262187,259,260,2,262174,263,6,6,262187,259,
271,30,262187,259,286,0,262176,287,5349,6,262176,320,7,34,262187,259,329,1,458796,42,354,111,111,111,111,262187,6,356,
3,458796,42,357,111,113,99,356,262167,363,92,4,262176,369,1,6,262203,369,370,1,262194,6,372,128,393268,6,373,134,372,
100,262172,374,42,373,262176,375,4,374,262203,375,376,4,262176,382,4,6,262187,6,384,264,393268,6,386,134,372,97,
262176,393,4,42,393268,6,402,134,372,94,262172,403,42,402,262176,404,4,403,262203,404,405,4,393268,6,424,134,372,97,
393268,6,436,134,372,94,393268,6,457,134,372,94,262172,458,42,457,262176,459,4,458,262203,459,460,4,262203,382,481,4,
1638430,541,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,542,541,262176,543,9,542,262203,543,544,9,
262187,259,545,13,262176,546,9,6,262187,259,549,24,262187,259,552,14,262187,6,561,65535,262176,569,9,15,262187,6,582,
4294967292u,262187,259,608,10,262187,6,611,256,262187,259,621,9,393268,92,631,170,110,356,393268,92,655,170,110,99,
393268,92,670,170,110,100,262187,259,687,12,262187,6,698,4294967295u,393268,92,703,170,110,111,262187,259,708,18,
262187,259,715,15,262187,259,738,16,262187,6,745,31,393268,92,748,170,110,356,262187,259,779,17,262187,6,787,128,
393268,6,788,134,787,116,196647,816,5349,196638,817,42,262176,816,5349,817,262176,819,5349,42,262187,259,826,19,
262187,259,839,20,262187,259,850,8,262176,851,9,24,262187,259,874,5,393268,6,885,134,94,101,393268,259,888,128,885,
111,393268,92,894,176,110,356,393268,6,898,132,372,96,393268,92,914,170,110,111,262187,6,940,2155905152u,262187,6,944,
16843009,262187,259,952,7,262187,6,954,255,393268,92,976,170,110,111,393268,92,977,170,101,100,393268,92,978,167,976,
977,393268,92,1034,178,90,91,458804,6,1035,169,1034,90,100,393268,6,1036,196,113,1035,393268,6,1037,128,1036,113,
262187,6,1038,64,393268,92,1039,170,1036,1038,393268,6,1040,134,372,99,458804,6,1041,169,1039,1040,372,393268,6,1042,
132,1037,1041,393268,6,1043,134,898,94,393268,6,1044,128,898,1043,393268,92,1045,172,1042,1044,458804,6,1046,169,1045,
1042,1044,393268,6,1047,134,1046,100,262172,1048,42,1047,262176,1049,4,1048,262203,1049,1050,4,393268,6,1092,134,116,
101,393268,92,1102,170,110,111,393268,92,1134,171,110,111,393268,6,1148,134,898,101,262187,259,1235,31,393268,6,1245,
134,1042,100,393268,6,1316,132,1036,1041,393268,6,1356,132,1036,1041,393268,6,1357,134,1356,372,393268,6,1358,134,
1357,100,262172,1377,42,1358,262176,1378,7,1377,393268,6,1436,134,372,1036,262172,1442,6,1036,262176,1443,4,1442,
262203,1443,1444,4,393268,6,1654,196,113,90,393268,6,1655,128,1654,113,262172,1656,6,1655,262176,1657,4,1656,262203,
1657,1658,4,393268,6,1660,128,1654,113,262172,1661,6,1660,262176,1662,4,1661,262203,1662,1663,4,262187,6,1718,12,
327732,92,1727,168,1034,262187,6,1743,983055,393268,6,1930,130,898,113,393268,6,1934,130,898,113,262187,6,1949,
536870912,393268,6,2075,134,372,94,393268,6,2076,128,372,2075,393268,6,2084,134,372,94,393268,6,2085,128,372,2084,
393268,6,2107,130,898,113,262187,259,2142,21,196649,92,2164,393268,92,2176,171,110,356,262187,259,2179,6,393268,6,
2265,134,372,94,393268,6,2266,128,372,2265,393268,6,2274,134,372,94,393268,6,2275,128,372,2274,327732,92,2284,168,
1034,196650,92,2368,393268,92,2407,172,90,100,262187,259,2475,4,262187,6,2495,512,262187,259,2514,3,262187,6,2550,9,
262187,259,2570,22,262167,2581,6,3,262176,2582,1,2581,262203,2582,2583,1,393268,6,2596,128,1654,372,393268,6,2597,130,
2596,113,393268,6,2598,134,2597,372,262172,2613,6,2598,262176,2614,7,2613,262187,259,2646,11,262194,6,2852,1,393267,
2581,2853,2852,113,113,327734,2,4,0,3,131320,5,262203,320,2788,7,262203,9,2790,7,262203,9,2791,7,262203,9,2792,7,
262203,9,2795,7,262203,119,2806,7,262203,9,2808,7,262203,9,2811,7,262203,187,2826,7,262203,119,2841,7,262203,9,2843,7,
262203,9,2845,7,262201,6,2789,63,196670,2790,2789,196670,2791,898,393281,546,2793,544,286,2646,262205,6,2794,2793,
196670,2792,2794,327745,369,2796,2583,111,262205,6,2797,2796,196670,2795,2797,524345,34,2798,40,2790,2791,2792,2795,
196670,2788,2798,327745,9,2802,2788,286,262205,6,2803,2802,327856,92,2804,2797,2803,327745,9,2809,2788,329,262205,6,
2810,2809,196670,2808,2810,327745,9,2812,2788,260,262205,6,2813,2812,196670,2811,2813,458809,2,2814,124,2806,2808,
2811,262205,118,2815,2806,262312,92,2817,2804,196855,2819,0,262394,2817,2818,2819,131320,2818,327850,92,2822,2797,111,
131321,2819,131320,2819,458997,92,2823,2804,5,2822,2818,196855,2825,0,262394,2823,2824,2825,131320,2824,196670,2826,
2804,327737,2,2828,253,2826,131321,2825,131320,2825,262368,99,99,384,262205,6,2831,2809,131321,2832,131320,2832,
458997,118,2856,2815,2825,2849,2833,458997,6,2855,2831,2825,2851,2833,262205,6,2839,2812,327856,92,2840,2855,2839,
262390,2834,2833,0,262394,2840,2833,2834,131320,2833,196670,2841,2856,196670,2843,2855,262205,6,2847,2812,196670,2845,
2847,458809,2,2848,240,2841,2843,2845,262205,118,2849,2841,327808,6,2851,2855,898,131321,2832,131320,2834,65789,65592,
327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,256,11,111,262205,6,257,256,262205,6,258,12,327876,6,261,
258,260,327829,263,264,257,261,327761,6,265,264,1,327761,6,266,264,0,327745,9,268,11,113,262205,6,269,268,262205,6,
270,12,327874,6,272,270,271,327808,6,273,269,272,327808,6,275,273,265,327760,7,276,266,275,131326,276,65592,327734,6,
22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,281,7,262203,9,282,7,262205,15,279,20,262268,7,280,279,196670,281,
280,262205,6,283,21,196670,282,283,393273,7,284,13,281,282,262268,15,285,284,393281,287,288,285,286,286,393277,6,289,
288,2,4,131326,289,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,262203,8,294,7,262203,9,295,
7,262205,24,292,29,262268,7,293,292,196670,294,293,262205,6,296,30,196670,295,296,393273,7,297,13,294,295,262268,24,
298,297,262205,6,299,31,393281,287,300,298,286,286,327742,300,299,2,4,65789,65592,327734,34,40,0,35,196663,9,36,
196663,9,37,196663,9,38,196663,9,39,131320,41,262203,320,321,7,262205,6,302,36,262205,6,303,37,327808,6,304,302,303,
327810,6,305,304,113,262205,6,306,37,327814,6,307,305,306,262205,6,310,38,327808,6,311,307,310,327810,6,312,311,113,
262205,6,313,38,327814,6,314,312,313,458764,6,315,1,41,113,314,262205,6,318,37,327812,6,319,315,318,327808,6,324,307,
315,327810,6,325,324,113,327814,6,327,325,315,327745,9,328,321,286,196670,328,327,262205,6,330,39,262205,6,332,328,
327856,92,333,330,332,196855,336,0,262394,333,335,340,131320,335,262205,6,337,39,327812,6,339,337,319,131321,336,
131320,340,262205,6,341,36,131321,336,131320,336,458997,6,2859,339,335,341,340,327745,9,343,321,329,196670,343,2859,
262205,6,344,36,262205,6,346,343,327808,6,348,346,319,458764,6,349,1,38,344,348,327745,9,350,321,260,196670,350,349,
262205,34,351,321,131326,351,65592,327734,42,48,0,44,196663,43,45,196663,9,46,196663,9,47,131320,49,262205,42,355,45,
262205,6,358,46,458832,42,359,358,358,358,358,327808,42,360,357,359,262205,6,361,47,458832,42,362,361,361,361,361,
327856,363,364,360,362,393385,42,365,364,355,354,131326,365,65592,327734,6,53,0,50,196663,9,51,196663,9,52,131320,54,
262203,43,390,7,262203,43,422,7,262203,43,428,7,262203,43,447,7,262203,9,449,7,262203,9,450,7,262203,43,499,7,262203,
9,502,7,262203,9,503,7,262203,43,511,7,262203,9,514,7,262203,9,515,7,262205,6,371,370,327814,6,378,371,100,327817,6,
380,371,100,262205,6,381,51,393281,382,383,376,378,380,196670,383,381,262368,99,99,384,327856,92,387,371,386,196855,
389,0,262394,387,388,389,131320,388,327812,6,392,371,99,327745,393,394,376,392,262205,42,395,394,327808,6,398,392,113,
327745,393,399,376,398,262205,42,400,399,327808,42,401,395,400,196670,390,401,327745,9,410,390,111,262205,6,411,410,
327745,9,412,390,113,262205,6,413,412,327808,6,414,411,413,327745,9,415,390,99,262205,6,416,415,327808,6,417,414,416,
327745,9,418,390,356,262205,6,419,418,327808,6,420,417,419,393281,382,421,405,378,380,196670,421,420,131321,389,
131320,389,262368,99,99,384,196670,422,354,327856,92,425,371,424,196855,427,0,262394,425,426,427,131320,426,196670,
428,354,131321,430,131320,430,458997,6,2860,111,426,456,431,327856,92,437,2860,436,262390,432,431,1,262394,437,431,
432,131320,431,327745,393,440,405,2860,262205,42,441,440,262205,42,443,428,327808,42,444,443,441,196670,428,444,
327812,6,446,2860,100,196670,447,441,196670,449,446,196670,450,371,458809,42,452,48,447,449,450,262205,42,453,422,
327808,42,454,453,452,196670,422,454,327808,6,456,2860,329,131321,430,131320,432,327745,9,465,422,111,262205,6,466,
465,327745,9,467,422,113,262205,6,468,467,327808,6,469,466,468,327745,9,470,422,99,262205,6,471,470,327808,6,472,469,
471,327745,9,473,422,356,262205,6,474,473,327808,6,475,472,474,393281,382,476,460,378,380,196670,476,475,327850,92,
478,371,111,196855,480,0,262394,478,479,480,131320,479,327745,9,482,428,111,262205,6,483,482,327745,9,484,428,113,
262205,6,485,484,327808,6,486,483,485,327745,9,487,428,99,262205,6,488,487,327808,6,489,486,488,327745,9,490,428,356,
262205,6,491,490,327808,6,492,489,491,196670,481,492,131321,480,131320,480,131321,427,131320,427,262368,99,99,384,
262205,6,493,481,196670,52,493,327814,6,495,371,97,327812,6,496,495,99,327817,6,498,371,97,327745,393,500,376,496,
262205,42,501,500,196670,499,501,196670,502,111,196670,503,498,458809,42,504,48,499,502,503,196670,422,504,327808,6,
508,496,113,327745,393,512,376,508,262205,42,513,512,196670,511,513,196670,514,100,196670,515,498,458809,42,516,48,
511,514,515,262205,42,517,422,327808,42,518,517,516,196670,422,518,327814,6,520,371,94,327817,6,523,495,100,393281,
382,524,460,520,523,262205,6,525,524,327745,9,526,422,111,262205,6,527,526,327808,6,528,525,527,327745,9,529,422,113,
262205,6,530,529,327808,6,531,528,530,327745,9,532,422,99,262205,6,533,532,327808,6,534,531,533,327745,9,535,422,356,
262205,6,536,535,327808,6,537,534,536,131326,537,65592,327734,6,57,0,55,196663,9,56,131320,58,262205,6,540,56,393281,
546,547,544,286,545,262205,6,548,547,327874,6,550,548,549,327874,6,551,540,550,393281,546,553,544,286,552,262205,6,
554,553,327879,6,555,551,554,131326,555,65592,327734,6,60,0,55,196663,9,59,131320,61,262203,8,568,7,262205,6,558,59,
393281,546,559,544,286,545,262205,6,560,559,327879,6,562,560,561,327831,263,565,558,562,327761,6,566,565,0,327761,6,
567,565,1,393281,569,570,544,286,286,262205,15,571,570,262268,7,572,571,196670,568,572,327745,9,573,568,111,262205,6,
574,573,327829,263,577,574,566,327761,6,578,577,1,327761,6,579,577,0,327879,6,583,579,582,327745,9,584,568,113,262205,
6,585,584,327808,6,587,585,567,327808,6,589,587,578,327760,7,590,583,589,262268,15,592,590,393281,287,593,592,286,286,
393277,6,594,593,2,4,327879,6,596,579,356,327812,6,597,596,97,327874,6,600,560,549,327808,6,601,597,600,327874,6,602,
594,601,393281,546,603,544,286,552,262205,6,604,603,327879,6,605,602,604,131326,605,65592,327734,6,63,0,62,131320,64,
393281,546,609,544,286,608,262205,6,610,609,327879,6,612,610,611,327851,92,613,612,111,196855,616,0,262394,613,615,
625,131320,615,393281,569,617,544,286,260,262205,15,618,617,393281,287,619,618,286,286,393277,6,620,619,2,4,393281,
546,622,544,286,621,262205,6,623,622,458764,6,624,1,38,620,623,131321,616,131320,625,393281,546,626,544,286,621,
262205,6,627,626,131321,616,131320,616,458997,6,2861,624,615,627,625,131326,2861,65592,327734,7,67,0,65,196663,9,66,
131320,68,262203,8,638,7,262203,9,639,7,262203,8,642,7,262203,9,643,7,262203,18,658,7,262203,9,661,7,262203,9,664,7,
262203,18,680,7,262203,9,683,7,262203,9,694,7,196855,633,0,262394,631,632,633,131320,632,393281,569,635,544,286,286,
262205,15,636,635,262268,7,637,636,196670,638,637,262205,6,640,66,196670,639,640,393273,7,641,13,638,639,196670,642,
641,262205,6,644,66,196670,643,644,393273,7,645,13,642,643,262268,15,646,645,393281,287,648,646,286,286,393277,6,649,
648,2,4,393281,287,651,646,286,329,393277,6,652,651,2,4,327760,7,653,649,652,131326,653,131320,633,196855,657,0,
262394,655,656,657,131320,656,393281,569,659,544,286,286,262205,15,660,659,196670,658,660,262205,6,662,66,196670,661,
662,393273,6,663,22,658,661,196670,664,663,327737,6,665,57,664,327760,7,666,665,111,131326,666,131320,657,262205,6,
669,66,196855,672,0,262394,670,671,672,131320,671,393281,546,673,544,286,608,262205,6,674,673,327879,6,675,674,100,
327851,92,676,675,111,131321,672,131320,672,458997,92,677,670,657,676,671,196855,679,0,262394,677,678,679,131320,678,
393281,569,681,544,286,329,262205,15,682,681,196670,680,682,262205,6,684,66,196670,683,684,393273,6,685,22,680,683,
131321,679,131320,679,458997,6,2862,669,672,685,678,393281,546,688,544,286,687,262205,6,689,688,327856,92,690,2862,
689,196855,693,0,262394,690,692,697,131320,692,196670,694,2862,327737,6,696,60,694,131321,693,131320,697,131321,693,
131320,693,458997,6,2864,696,692,698,697,327760,7,700,2864,111,131326,700,65592,327734,6,71,0,69,196663,8,70,131320,
72,196855,705,0,262394,703,704,705,131320,704,327745,9,706,70,111,262205,6,707,706,393281,546,709,544,286,708,262205,
6,710,709,458764,6,711,1,38,707,710,131326,711,131320,705,327745,9,713,70,111,262205,6,714,713,393281,546,716,544,286,
715,262205,6,717,716,327852,92,718,714,717,196855,720,0,262394,718,719,720,131320,719,262205,6,722,713,327808,6,725,
717,113,327850,92,726,722,725,196855,729,0,262394,726,728,732,131320,728,393281,546,730,544,286,708,262205,6,731,730,
131321,729,131320,732,393281,546,733,544,286,708,262205,6,734,733,131321,729,131320,729,458997,6,2868,731,728,734,732,
131326,2868,131320,720,393281,546,739,544,286,738,262205,6,740,739,262205,6,743,713,327879,6,746,740,745,327874,6,747,
743,746,196855,750,0,262394,748,749,750,131320,749,327854,92,752,740,94,196855,755,0,262394,752,754,761,131320,754,
327745,9,756,70,113,262205,6,757,756,327810,6,759,740,94,327874,6,760,757,759,131321,755,131320,761,327850,92,763,740,
111,196855,766,0,262394,763,765,768,131320,765,131321,766,131320,768,327745,9,770,70,113,262205,6,771,770,327810,6,
773,94,740,327876,6,774,771,773,327877,6,775,747,774,131321,766,131320,766,458997,6,2865,747,765,775,768,131321,755,
131320,755,458997,6,2866,760,754,2865,766,131321,750,131320,750,458997,6,2867,747,720,2866,755,393281,546,780,544,286,
779,262205,6,781,780,327879,6,782,2867,781,131326,782,65592,327734,6,76,0,73,196663,43,74,196663,9,75,131320,77,
262205,6,786,75,327812,6,789,786,788,327814,6,790,789,94,327745,9,791,74,790,262205,6,792,791,262205,6,794,75,327812,
6,795,794,788,327879,6,796,795,745,393281,546,797,544,286,545,262205,6,798,797,327874,6,799,798,549,327808,6,800,796,
799,327874,6,801,792,800,393281,546,802,544,286,552,262205,6,803,802,327879,6,804,801,803,131326,804,65592,327734,42,
80,0,78,196663,9,79,131320,81,262203,8,813,7,262203,9,814,7,393281,569,807,544,286,286,262205,15,808,807,262268,7,809,
808,262205,6,810,79,327814,6,811,810,116,327812,6,812,811,100,196670,813,809,196670,814,812,393273,7,815,13,813,814,
262268,816,818,815,327745,819,820,818,286,393277,42,821,820,2,16,131326,821,65592,327734,2,85,0,82,196663,9,83,196663,
9,84,131320,86,262205,6,825,84,393281,546,827,544,286,826,262205,6,828,827,327814,6,829,825,828,262205,6,830,84,
327817,6,833,830,828,327851,92,834,833,111,393385,6,835,834,113,111,327808,6,836,829,835,393281,546,840,544,286,839,
262205,6,841,840,327814,6,842,836,841,327817,6,846,836,841,327851,92,847,846,111,393385,6,848,847,113,111,327808,6,
849,842,848,393281,851,852,544,286,850,262205,24,853,852,262205,6,854,83,458764,6,858,1,38,836,841,393281,287,859,853,
286,854,327742,859,858,2,4,262205,6,862,83,327808,6,863,862,113,458764,6,865,1,41,849,113,393281,287,866,853,286,863,
327742,866,865,2,4,262205,6,869,83,327808,6,870,869,99,393281,287,871,853,286,870,327742,871,113,2,4,65789,65592,
327734,6,88,0,55,196663,9,87,131320,89,262205,6,872,87,262205,6,873,87,327874,6,875,873,874,327808,6,876,872,875,
131326,876,65592,327734,6,108,0,105,196663,104,106,196663,9,107,131320,109,262205,6,879,107,327814,6,880,879,101,
327745,9,881,106,880,262205,6,882,881,262205,6,883,107,327817,6,884,883,101,327812,6,886,884,885,262268,259,887,886,
393419,6,889,882,887,888,131326,889,65592,327734,2,124,0,120,196663,119,121,196663,9,122,196663,9,123,131320,125,
262203,9,933,7,262205,6,893,370,196855,896,0,262394,894,895,896,131320,895,262205,6,897,122,327808,6,899,897,898,
262205,6,900,123,327858,92,901,899,900,131321,896,131320,896,458997,92,902,894,125,901,895,196855,904,0,262394,902,
903,904,131320,903,131321,906,131320,906,458997,6,2869,111,903,937,909,327856,92,912,2869,117,262390,908,909,1,262394,
912,907,908,131320,907,196855,917,0,262394,914,916,922,131320,916,327812,6,919,893,117,327808,6,921,919,2869,131321,
917,131320,922,327812,6,924,2869,372,327808,6,926,924,893,131321,917,131320,917,458997,6,2870,921,916,926,922,262205,
6,929,122,327812,6,931,2870,116,327808,6,932,929,931,196670,933,932,327737,42,934,80,933,327745,43,935,121,2869,
196670,935,934,131321,909,131320,909,327808,6,937,2869,329,131321,906,131320,908,131321,904,131320,904,65789,65592,
327734,6,127,0,55,196663,9,126,131320,128,262205,6,939,126,327877,6,941,939,940,393281,546,942,544,286,708,262205,6,
943,942,327812,6,945,943,944,327810,6,946,941,945,262205,6,947,126,327877,6,948,946,947,327879,6,949,948,940,327874,6,
953,949,952,327812,6,955,953,954,327850,92,957,949,111,196855,960,0,262394,957,959,962,131320,959,262205,6,961,126,
131321,960,131320,962,262205,6,963,126,262344,6,965,955,327879,6,966,963,965,327879,6,971,945,955,327877,6,972,966,
971,131321,960,131320,960,458997,6,2872,961,959,972,962,131326,2872,65592,327734,6,131,0,73,196663,43,129,196663,9,
130,131320,132,262203,9,992,7,262203,43,1008,7,262203,9,1010,7,262203,8,1013,7,196855,980,0,262394,978,979,980,131320,
979,262205,6,981,130,327745,9,982,129,981,262205,6,983,982,393281,546,984,544,286,545,262205,6,985,984,327874,6,986,
985,549,327874,6,987,983,986,393281,546,988,544,286,552,262205,6,989,988,327812,6,990,989,944,327879,6,991,987,990,
196670,992,991,327737,6,993,127,992,131326,993,131320,980,131321,997,131320,997,458997,6,2874,111,980,1019,998,458997,
6,2873,111,980,1021,998,327856,92,1003,2873,101,262390,999,998,1,262394,1003,998,999,131320,998,262205,6,1004,130,
327812,6,1005,1004,101,327808,6,1007,1005,2873,262205,42,1009,129,196670,1008,1009,196670,1010,1007,393273,6,1011,76,
1008,1010,327760,7,1012,1011,111,196670,1013,1012,327737,6,1014,71,1013,327812,6,1016,2873,885,327876,6,1017,1014,
1016,327877,6,1019,2874,1017,327808,6,1021,2873,329,131321,997,131320,999,131326,2874,65592,327734,2,135,0,133,196663,
104,134,131320,136,262203,43,1033,7,262368,99,99,384,131321,1026,131320,1026,458997,6,2875,111,136,1076,1029,327856,
92,1032,2875,102,262390,1028,1029,1,262394,1032,1027,1028,131320,1027,262205,6,1051,370,327812,6,1052,1051,102,327808,
6,1054,1052,2875,327814,6,1055,1054,100,327745,393,1056,1050,1055,262205,42,1057,1056,196670,1033,1057,131321,1059,
131320,1059,458997,6,2876,111,1027,1074,1060,327856,92,1065,2876,100,262390,1061,1060,1,262394,1065,1060,1061,131320,
1060,327808,6,1068,2875,2876,327745,9,1070,1033,2876,262205,6,1071,1070,327745,9,1072,134,1068,196670,1072,1071,
327808,6,1074,2876,329,131321,1059,131320,1061,131321,1029,131320,1029,327808,6,1076,2875,100,131321,1026,131320,1028,
262368,99,99,384,65789,65592,327734,2,140,0,137,196663,104,138,196663,119,139,131320,141,262203,43,1096,7,262203,9,
1099,7,262203,104,1137,7,131321,1078,131320,1078,458997,6,2878,111,141,1133,1081,327856,92,1084,2878,117,262390,1080,
1081,1,262394,1084,1079,1080,131320,1079,131321,1086,131320,1086,458997,6,2879,111,1079,1131,1089,327856,92,1093,2879,
1092,262390,1088,1089,1,262394,1093,1087,1088,131320,1087,327745,43,1097,139,2878,262205,42,1098,1097,196670,1096,
1098,196670,1099,2879,393273,6,1101,131,1096,1099,196855,1104,0,262394,1102,1103,1111,131320,1103,327812,6,1106,2878,
1092,327808,6,1108,1106,2879,327745,9,1110,138,1108,196670,1110,1101,131321,1104,131320,1111,327812,6,1113,2878,372,
262205,6,1114,370,327808,6,1115,1113,1114,327812,6,1116,1115,1092,327808,6,1118,1116,2879,327874,6,1119,1118,260,
327879,6,1127,1118,356,393281,382,1129,1050,1119,1127,196670,1129,1101,131321,1104,131320,1104,131321,1089,131320,
1089,327808,6,1131,2879,329,131321,1086,131320,1088,131321,1081,131320,1081,327808,6,1133,2878,329,131321,1078,131320,
1080,196855,1136,0,262394,1134,1135,1136,131320,1135,327737,2,1138,135,1137,262205,103,1139,1137,196670,138,1139,
131321,1136,131320,1136,65789,65592,327734,2,146,0,142,196663,104,143,196663,9,144,196663,9,145,131320,147,262203,9,
1175,7,262203,8,1177,7,262203,104,1195,7,262205,6,1141,370,131321,1142,131320,1142,458997,6,2883,1141,147,1194,1145,
327856,92,1149,2883,1148,262390,1144,1145,0,262394,1149,1143,1144,131320,1143,131321,1152,131320,1152,458997,6,2886,
111,1143,1184,1155,458997,6,2884,111,1143,1186,1155,327856,92,1158,2884,101,262390,1154,1155,1,262394,1158,1153,1154,
131320,1153,327812,6,1161,2883,101,327808,6,1163,1161,2884,393281,546,1165,544,286,708,262205,6,1166,1165,262205,6,
1168,145,327856,92,1169,1163,1168,196855,1171,0,262394,1169,1170,1171,131320,1170,262205,6,1172,144,327808,6,1174,
1172,1163,196670,1175,1174,327737,7,1176,67,1175,196670,1177,1176,327737,6,1178,71,1177,131321,1171,131320,1171,
458997,6,2887,1166,1153,1178,1170,327812,6,1181,2884,885,327876,6,1182,2887,1181,327877,6,1184,2886,1182,131321,1155,
131320,1155,327808,6,1186,2884,329,131321,1152,131320,1154,327874,6,1188,2883,260,327879,6,1190,2883,356,393281,382,
1192,1050,1188,1190,196670,1192,2886,131321,1145,131320,1145,327808,6,1194,2883,372,131321,1142,131320,1144,327737,2,
1196,135,1195,262205,103,1197,1195,196670,143,1197,65789,65592,327734,6,149,0,55,196663,9,148,131320,150,196855,1200,
0,262394,1039,1199,1203,131320,1199,262205,6,1201,148,327817,6,1202,1201,1041,131321,1200,131320,1203,262205,6,1204,
148,131321,1200,131320,1200,458997,6,2891,1202,1199,1204,1203,131326,2891,65592,327734,6,152,0,55,196663,9,151,131320,
153,262205,6,1208,151,327854,92,1209,1208,1041,327847,92,1210,1039,1209,393385,6,1211,1210,95,111,131326,1211,65592,
327734,6,156,0,50,196663,9,154,196663,9,155,131320,157,196855,1216,0,262394,1039,1215,1221,131320,1215,262205,6,1217,
154,262205,6,1218,155,327874,6,1219,1217,1218,327879,6,1220,1219,561,131321,1216,131320,1221,262205,6,1222,154,131321,
1216,131320,1216,458997,6,2892,1220,1215,1222,1221,131326,2892,65592,327734,2,163,0,160,196663,104,161,196663,159,162,
131320,164,262203,9,1229,7,262203,104,1275,7,262203,9,1277,7,262203,9,1281,7,262203,104,1286,7,262203,9,1288,7,262203,
9,1292,7,262203,9,1302,7,262203,9,1303,7,262205,6,1227,370,196670,1229,1227,327737,6,1231,152,1229,327745,9,1233,161,
286,262205,6,1234,1233,327874,6,1236,1234,1235,327808,6,1237,113,1236,131321,1239,131320,1239,458997,6,2893,111,164,
1248,1242,327856,92,1246,2893,1245,262390,1241,1242,1,262394,1246,1240,1241,131320,1240,327808,6,1248,2893,372,327858,
92,1249,1248,1245,262312,92,1250,1249,196855,1252,0,262394,1250,1251,1252,131320,1251,327808,6,1255,2893,1227,327856,
92,1256,1255,1245,131321,1252,131320,1252,458997,92,1257,1249,1240,1256,1251,196855,1259,0,262394,1257,1258,1259,
131320,1258,327808,6,1262,2893,1227,327745,393,1263,1050,1262,196670,1263,354,131321,1259,131320,1259,131321,1242,
131320,1242,131321,1239,131320,1241,262368,99,99,384,131321,1267,131320,1267,458997,6,2894,111,1241,1308,1268,327856,
92,1273,2894,96,262390,1269,1268,1,262394,1273,1268,1269,131320,1268,262205,103,1276,161,196670,1275,1276,196670,1277,
2894,393273,6,1279,108,1275,1277,327812,6,1280,1279,1041,196670,1281,1227,327737,6,1283,149,1281,327808,6,1284,1280,
1283,327874,6,1285,1284,260,262205,103,1287,161,196670,1286,1287,196670,1288,2894,393273,6,1290,108,1286,1288,327812,
6,1291,1290,1041,196670,1292,1227,327737,6,1294,149,1292,327808,6,1295,1291,1294,327879,6,1296,1295,356,393281,382,
1297,1050,1285,1296,327876,6,1300,1237,1231,458986,6,1301,1297,113,111,1300,196670,1302,1301,196670,1303,1231,393273,
6,1305,156,1302,1303,327745,9,1306,162,2894,196670,1306,1305,327808,6,1308,2894,329,131321,1267,131320,1269,262368,99,
99,384,65789,65592,327734,2,167,0,165,196663,9,166,131320,168,262203,9,1312,7,262203,9,1317,7,262203,9,1326,7,262203,
9,1329,7,262203,9,1335,7,262203,9,1337,7,262205,6,1310,370,196670,1312,1310,327737,6,1314,152,1312,196670,1317,1310,
327737,6,1319,149,1317,327808,6,1320,1316,1319,262368,99,99,384,327874,6,1323,1320,260,327879,6,1325,1320,356,393281,
382,1327,1050,1323,1325,262205,6,1328,1327,196670,1326,1328,196670,1329,1314,393273,6,1331,156,1326,1329,262205,6,
1333,166,196670,1335,1331,393273,6,1338,53,1335,1337,327808,6,1340,1333,1338,327810,6,1348,1340,1331,327876,6,1350,
1348,1314,458986,6,1351,1327,113,111,1350,65789,65592,327734,6,169,0,62,131320,170,262203,1378,1379,7,262203,9,1428,7,
262203,9,1430,7,262203,8,1480,7,262203,9,1533,7,262205,6,1353,370,327812,6,1359,1353,1358,327814,6,1360,1359,97,
327817,6,1361,1360,1358,131321,1365,131320,1365,458997,6,2910,111,170,1413,1366,458997,6,2898,111,170,1406,1366,
458997,6,2897,111,170,1415,1366,327856,92,1371,2897,1358,262390,1367,1366,1,262394,1371,1366,1367,131320,1366,327808,
6,1375,1361,2897,327817,6,1376,1375,1358,327808,6,1384,1359,1376,327745,393,1385,1050,1384,262205,42,1386,1385,327745,
43,1387,1379,2897,196670,1387,1386,393281,9,1390,1379,2897,111,262205,6,1391,1390,393281,9,1393,1379,2897,113,262205,
6,1394,1393,327808,6,1395,1391,1394,393281,9,1397,1379,2897,99,262205,6,1398,1397,327808,6,1399,1395,1398,393281,9,
1401,1379,2897,356,262205,6,1402,1401,327808,6,1403,1399,1402,327808,6,1406,2898,1403,327856,92,1409,1376,1361,393385,
6,1411,1409,1403,111,327808,6,1413,2910,1411,327808,6,1415,2897,329,131321,1365,131320,1367,196855,1419,0,262394,1039,
1418,1425,131320,1418,327879,6,1421,2898,561,327874,6,1423,2898,738,327808,6,1424,1421,1423,131321,1419,131320,1425,
131321,1419,131320,1419,458997,6,2899,1424,1418,2898,1425,196670,1428,2899,393273,6,1431,53,1428,1430,262205,6,1432,
1430,196855,1434,0,262394,1034,1433,1434,131320,1433,327817,6,1437,1353,1436,327850,92,1438,1437,111,131321,1434,
131320,1434,458997,92,1439,1034,1419,1438,1433,196855,1441,0,262394,1439,1440,1441,131320,1440,327814,6,1446,1353,
1436,327745,382,1448,1444,1446,196670,1448,1431,131321,1441,131320,1441,196855,1450,0,262394,1039,1449,1450,131320,
1449,327879,6,1453,2898,561,327808,6,1454,1431,1453,327876,6,1455,1454,738,327877,6,1457,1431,1455,131321,1450,131320,
1450,458997,6,2905,1431,1441,1457,1449,327808,6,1461,2905,2910,131321,1463,131320,1463,458997,6,2913,1461,1450,1526,
1464,458997,6,2911,111,1450,1528,1464,327856,92,1469,2911,1358,262390,1465,1464,1,262394,1469,1464,1465,131320,1464,
327808,6,1473,1361,2911,327817,6,1474,1473,1358,327850,92,1476,1474,111,393385,6,1479,1476,2905,2913,393281,9,1483,
1379,2911,111,262205,6,1484,1483,327760,7,1485,111,1484,327760,7,1486,1479,1479,327808,7,1487,1486,1485,196670,1480,
1487,327808,6,1491,1359,1474,327745,9,1493,1480,113,262205,6,1494,1493,393281,9,1496,1379,2911,113,262205,6,1497,1496,
327808,6,1498,1494,1497,262205,6,1500,1493,262205,6,1503,1496,327808,6,1504,1500,1503,393281,9,1506,1379,2911,99,
262205,6,1507,1506,327808,6,1508,1504,1507,327761,6,1509,1487,0,327761,6,1510,1487,1,458832,42,1511,1509,1510,1498,
1508,327745,393,1512,1050,1491,196670,1512,1511,262205,6,1514,1493,262205,6,1517,1496,327808,6,1518,1514,1517,262205,
6,1521,1506,327808,6,1522,1518,1521,393281,9,1524,1379,2911,356,262205,6,1525,1524,327808,6,1526,1522,1525,327808,6,
1528,2911,329,131321,1463,131320,1465,327856,92,1530,1432,898,196855,1532,0,262394,1530,1531,1532,131320,1531,196670,
1533,1432,327737,2,1535,167,1533,131321,1532,131320,1532,262368,99,99,384,131326,1432,65592,327734,2,175,0,171,196663,
104,172,196663,159,173,196663,159,174,131320,176,262203,9,1542,7,262203,159,1553,7,262203,104,1555,7,262203,9,1557,7,
262203,9,1561,7,262203,104,1566,7,262203,9,1568,7,262203,9,1572,7,262203,9,1577,7,262203,9,1580,7,262203,9,1599,7,
262203,9,1605,7,262205,6,1540,370,196670,1542,1540,327737,6,1544,152,1542,131321,1546,131320,1546,458997,6,2914,111,
176,1589,1547,327856,92,1552,2914,96,262390,1548,1547,1,262394,1552,1547,1548,131320,1547,262205,103,1556,172,196670,
1555,1556,196670,1557,2914,393273,6,1559,108,1555,1557,327812,6,1560,1559,1041,196670,1561,1540,327737,6,1563,149,
1561,327808,6,1564,1560,1563,327874,6,1565,1564,260,262205,103,1567,172,196670,1566,1567,196670,1568,2914,393273,6,
1570,108,1566,1568,327812,6,1571,1570,1041,196670,1572,1540,327737,6,1574,149,1572,327808,6,1575,1571,1574,327879,6,
1576,1575,356,393281,382,1578,1050,1565,1576,262205,6,1579,1578,196670,1577,1579,196670,1580,1544,393273,6,1582,156,
1577,1580,327745,9,1584,173,2914,262205,6,1585,1584,327808,6,1586,1582,1585,327745,9,1587,1553,2914,196670,1587,1586,
327808,6,1589,2914,329,131321,1546,131320,1548,262368,99,99,384,131321,1591,131320,1591,458997,6,2915,111,1548,1615,
1592,327856,92,1597,2915,96,262390,1593,1592,1,262394,1597,1592,1593,131320,1592,327745,9,1600,1553,2915,262205,6,
1601,1600,196670,1599,1601,327737,6,1602,88,1599,327874,6,1603,1602,260,262205,6,1607,1600,196670,1605,1607,327737,6,
1608,88,1605,327879,6,1609,1608,356,327745,9,1611,174,2915,262205,6,1612,1611,393281,382,1613,1050,1603,1609,196670,
1613,1612,327808,6,1615,2915,329,131321,1591,131320,1593,262368,99,99,384,65789,65592,327734,2,178,0,165,196663,9,177,
131320,179,262205,6,1617,370,131321,1618,131320,1618,458997,6,2916,1617,179,1679,1621,327858,92,1624,2916,1036,262390,
1620,1621,0,262394,1624,1619,1620,131320,1619,327856,92,1627,2916,1036,196855,1630,0,262394,1627,1629,1634,131320,
1629,327745,382,1632,1444,2916,262205,6,1633,1632,131321,1630,131320,1634,262205,6,1635,177,131321,1630,131320,1630,
458997,6,2917,1633,1629,1635,1634,327808,6,1639,2916,113,327856,92,1640,1639,1036,196855,1643,0,262394,1640,1642,1648,
131320,1642,327745,382,1646,1444,1639,262205,6,1647,1646,131321,1643,131320,1648,262205,6,1651,177,393385,6,1652,1627,
1651,898,131321,1643,131320,1643,458997,6,2919,1647,1642,1652,1648,327745,382,1665,1663,2916,262205,6,1666,1665,
327810,6,1668,1666,2917,327745,382,1669,1658,2916,196670,1669,1668,327810,6,1673,2919,2917,262205,6,1675,1665,327808,
6,1676,1675,1673,196670,1665,1676,131321,1621,131320,1621,327808,6,1679,2916,372,131321,1618,131320,1620,65789,65592,
327734,2,182,0,160,196663,104,180,196663,159,181,131320,183,262203,104,1681,7,262203,159,1683,7,262203,9,1690,7,
262203,104,1693,7,262203,159,1695,7,262203,159,1697,7,262205,103,1682,180,196670,1681,1682,393273,2,1684,163,1681,
1683,262205,158,1685,1683,262201,6,1687,169,196855,1689,0,262394,1034,1688,1689,131320,1688,196670,1690,1687,327737,2,
1692,178,1690,131321,1689,131320,1689,262205,103,1694,180,196670,1693,1694,196670,1695,1685,262205,158,1698,181,
196670,1697,1698,458809,2,1699,175,1693,1695,1697,65789,65592,327734,2,185,0,133,196663,104,184,131320,186,262203,159,
1711,7,262203,104,1713,7,262203,9,1715,7,262203,104,1738,7,262203,104,1748,7,262203,159,1750,7,262203,9,1762,7,262203,
9,1768,7,262203,104,1804,7,262203,159,1806,7,262205,6,1701,370,327812,6,1702,1701,96,131321,1704,131320,1704,458997,6,
2921,111,186,1726,1705,327856,92,1710,2921,96,262390,1706,1705,1,262394,1710,1705,1706,131320,1705,262205,103,1714,
184,196670,1713,1714,196670,1715,2921,393273,6,1717,108,1713,1715,327876,6,1719,1717,1718,327808,6,1722,1702,2921,
327808,6,1723,1719,1722,327745,9,1724,1711,2921,196670,1724,1723,327808,6,1726,2921,329,131321,1704,131320,1706,
196855,1729,0,262394,1727,1728,1729,131320,1728,131321,1731,131320,1731,458997,6,2922,111,1728,1747,1732,327856,92,
1737,2922,102,262390,1733,1732,1,262394,1737,1732,1733,131320,1732,327745,9,1741,184,2922,262205,6,1742,1741,327879,6,
1744,1742,1743,327745,9,1745,1738,2922,196670,1745,1744,327808,6,1747,2922,329,131321,1731,131320,1733,262205,103,
1749,1738,196670,1748,1749,262205,158,1751,1711,196670,1750,1751,393273,2,1752,182,1748,1750,131321,1754,131320,1754,
458997,6,2923,111,1733,1778,1755,327856,92,1760,2923,96,262390,1756,1755,1,262394,1760,1755,1756,131320,1755,196670,
1762,1702,327737,6,1764,88,1762,327808,6,1766,1764,2923,327874,6,1767,1766,260,196670,1768,1702,327737,6,1770,88,1768,
327808,6,1772,1770,2923,327879,6,1773,1772,356,393281,382,1774,1050,1767,1773,262205,6,1775,1774,327745,9,1776,1711,
2923,196670,1776,1775,327808,6,1778,2923,329,131321,1754,131320,1756,262368,99,99,384,131321,1780,131320,1780,458997,
6,2924,111,1756,1803,1781,327856,92,1786,2924,102,262390,1782,1781,1,262394,1786,1781,1782,131320,1781,327812,6,1789,
2924,99,327745,9,1790,1711,1789,262205,6,1791,1790,327874,6,1792,1791,95,327808,6,1795,1789,113,327745,9,1796,1711,
1795,262205,6,1797,1796,327874,6,1798,1797,95,327876,6,1799,1798,885,327877,6,1800,1792,1799,327745,9,1801,184,2924,
196670,1801,1800,327808,6,1803,2924,329,131321,1780,131320,1782,131321,1729,131320,1729,262205,103,1805,184,196670,
1804,1805,262205,158,1807,1711,196670,1806,1807,393273,2,1808,182,1804,1806,65789,65592,327734,2,191,0,188,196663,159,
189,196663,187,190,131320,192,262203,9,1838,7,262203,9,1843,7,262203,9,1898,7,262203,9,1904,7,262203,9,1931,7,262203,
9,1935,7,262205,6,1810,370,131321,1813,131320,1813,458997,6,2927,111,192,2932,1816,458997,6,2925,111,192,1876,1816,
327856,92,1819,2925,96,262390,1815,1816,1,262394,1819,1814,1815,131320,1814,327812,6,1822,2925,372,327808,6,1824,1822,
1810,327850,92,1827,1824,111,196855,1830,0,262394,1827,1829,1835,131320,1829,327745,9,1832,189,2925,262205,6,1833,
1832,262344,6,1834,1833,131321,1830,131320,1835,327810,6,1837,1824,113,196670,1838,1837,327737,6,1839,88,1838,327874,
6,1840,1839,260,196670,1843,1837,327737,6,1844,88,1843,327879,6,1845,1844,356,393281,382,1846,1050,1840,1845,262205,6,
1847,1846,131321,1830,131320,1830,458997,6,2928,1834,1829,1847,1835,327745,9,1850,189,2925,262205,6,1851,1850,327878,
6,1853,1851,2928,327874,6,1854,1853,1718,327851,92,1855,1854,111,196855,1857,0,262394,1855,1856,1857,131320,1856,
262205,6,1860,1850,327874,6,1861,1860,1718,262205,6,1864,1850,327874,6,1865,1864,1718,327745,382,1866,1663,1865,
262205,6,1867,1866,327810,6,1869,1867,1824,327745,382,1870,1658,1861,196670,1870,1869,327876,6,1872,113,2925,327877,6,
1874,2927,1872,131321,1857,131320,1857,458997,6,2932,2927,1830,1874,1856,131321,1816,131320,1816,327808,6,1876,2925,
329,131321,1813,131320,1815,262368,99,99,384,262205,92,1877,190,196855,1879,0,262394,1877,1878,1879,131320,1878,
131321,1880,131320,1880,458997,6,2926,2927,1878,1913,1883,327851,92,1886,2926,111,262390,1882,1883,0,262394,1886,1881,
1882,131320,1881,393228,259,1889,1,73,2926,262268,6,1890,1889,327812,6,1891,1890,372,327808,6,1893,1891,1810,458764,6,
1896,1,41,1893,113,327810,6,1897,1896,113,196670,1898,1897,327737,6,1899,88,1898,327874,6,1900,1899,260,196670,1904,
1897,327737,6,1905,88,1904,327879,6,1906,1905,356,393281,382,1907,1050,1900,1906,262205,6,1908,1907,327874,6,1909,
1908,1718,327810,6,1911,2926,113,327879,6,1913,2926,1911,327852,92,1915,1893,111,196855,1917,0,262394,1915,1916,1917,
131320,1916,327745,382,1920,1658,1909,262205,6,1921,1920,327808,6,1923,1921,1893,327745,382,1924,1663,1909,196670,
1924,1923,131321,1917,131320,1917,131321,1883,131320,1883,131321,1880,131320,1882,327850,92,1926,1810,111,196855,1928,
0,262394,1926,1927,1928,131320,1927,196670,1931,1930,327737,6,1932,88,1931,327874,6,1933,1932,260,196670,1935,1934,
327737,6,1936,88,1935,327879,6,1937,1936,356,393281,382,1938,1050,1933,1937,262205,6,1939,1938,327874,6,1940,1939,
1718,327745,382,1943,1658,1940,262205,6,1944,1943,327808,6,1945,1944,898,327745,382,1946,1663,1940,196670,1946,1945,
131321,1928,131320,1928,131321,1879,131320,1879,65789,65592,327734,2,199,0,193,196663,27,194,196663,159,195,196663,
159,196,196663,159,197,196663,9,198,131320,200,262203,27,1996,7,262203,9,1998,7,262203,9,2001,7,393281,546,1947,544,
286,621,262205,6,1948,1947,327858,92,1950,1948,1949,196855,1952,0,262394,1950,1951,1978,131320,1951,131321,1954,
131320,1954,458997,6,2936,111,1951,1977,1957,327856,92,1960,2936,96,262390,1956,1957,1,262394,1960,1955,1956,131320,
1955,327745,9,1962,197,2936,262205,6,1963,1962,262205,6,1964,198,327856,92,1965,1963,1964,196855,1967,0,262394,1965,
1966,1967,131320,1966,262205,24,1968,194,327745,9,1970,195,2936,262205,6,1971,1970,327745,9,1973,196,2936,262205,6,
1974,1973,393281,287,1975,1968,286,1971,327742,1975,1974,2,4,131321,1967,131320,1967,131321,1957,131320,1957,327808,6,
1977,2936,329,131321,1954,131320,1956,131321,1952,131320,1978,131321,1980,131320,1980,458997,6,2934,111,1978,2006,
1983,327856,92,1986,2934,96,262390,1982,1983,1,262394,1986,1981,1982,131320,1981,327745,9,1988,197,2934,262205,6,1989,
1988,262205,6,1990,198,327856,92,1991,1989,1990,196855,1993,0,262394,1991,1992,1993,131320,1992,262205,24,1997,194,
196670,1996,1997,327745,9,1999,195,2934,262205,6,2000,1999,196670,1998,2000,327745,9,2002,196,2934,262205,6,2003,2002,
196670,2001,2003,458809,2,2004,32,1996,1998,2001,131321,1993,131320,1993,131321,1983,131320,1983,327808,6,2006,2934,
329,131321,1980,131320,1982,131321,1952,131320,1952,65789,65592,327734,6,205,0,201,196663,9,202,196663,187,203,196663,
9,204,131320,206,262203,9,2011,7,262203,18,2017,7,262203,9,2020,7,262205,92,2007,203,196855,2010,0,262394,2007,2009,
2016,131320,2009,262205,6,2012,202,196670,2011,2012,327737,7,2013,67,2011,262205,6,2014,204,327757,6,2015,2013,2014,
131321,2010,131320,2016,393281,569,2018,544,286,329,262205,15,2019,2018,196670,2017,2019,262205,6,2021,202,196670,
2020,2021,393273,6,2022,22,2017,2020,131321,2010,131320,2010,458997,6,2938,2015,2009,2022,2016,131326,2938,65592,
327734,2,214,0,207,196663,159,208,196663,159,209,196663,9,210,196663,9,211,196663,187,212,196663,9,213,131320,215,
262203,9,2052,7,262203,187,2053,7,262203,9,2055,7,262203,9,2071,7,262203,9,2080,7,262203,9,2109,7,262203,9,2116,7,
262205,6,2027,370,131321,2029,131320,2029,458997,6,2939,111,215,2062,2032,327856,92,2035,2939,96,262390,2031,2032,1,
262394,2035,2030,2031,131320,2030,327812,6,2038,2939,372,327808,6,2040,2038,2027,262205,6,2041,211,327856,92,2042,
2040,2041,196855,2045,0,262394,2042,2044,2058,131320,2044,262205,6,2046,210,327808,6,2049,2046,2038,327808,6,2051,
2049,2027,196670,2052,2051,262205,92,2054,212,196670,2053,2054,262205,6,2056,213,196670,2055,2056,458809,6,2057,205,
2052,2053,2055,131321,2045,131320,2058,131321,2045,131320,2045,458997,6,2942,2057,2044,111,2058,327745,9,2060,208,
2939,196670,2060,2942,131321,2032,131320,2032,327808,6,2062,2939,329,131321,2029,131320,2031,262368,99,99,384,131321,
2064,131320,2064,458997,6,2940,111,2031,2094,2065,327856,92,2070,2940,96,262390,2066,2065,1,262394,2070,2065,2066,
131320,2065,196670,2071,2027,327737,6,2073,88,2071,327812,6,2077,2940,2076,327808,6,2078,2073,2077,327874,6,2079,2078,
260,196670,2080,2027,327737,6,2082,88,2080,327812,6,2086,2940,2085,327808,6,2087,2082,2086,327879,6,2088,2087,356,
327745,9,2090,208,2940,262205,6,2091,2090,393281,382,2092,1050,2079,2088,196670,2092,2091,327808,6,2094,2940,329,
131321,2064,131320,2066,262368,99,99,384,131321,2096,131320,2096,458997,6,2941,111,2066,2123,2097,327856,92,2102,2941,
96,262390,2098,2097,1,262394,2102,2097,2098,131320,2097,327745,9,2105,209,2941,262205,6,2106,2105,327879,6,2108,2106,
2107,196670,2109,2108,327737,6,2110,88,2109,327874,6,2111,2110,260,262205,6,2114,2105,327879,6,2115,2114,2107,196670,
2116,2115,327737,6,2117,88,2116,327879,6,2118,2117,356,393281,382,2119,1050,2111,2118,262205,6,2120,2119,327745,9,
2121,208,2941,196670,2121,2120,327808,6,2123,2941,329,131321,2096,131320,2098,65789,65592,327734,2,221,0,216,196663,
159,217,196663,159,218,196663,159,219,196663,9,220,131320,222,262203,27,2151,7,262203,9,2154,7,262203,9,2157,7,131321,
2125,131320,2125,458997,6,2944,111,222,2162,2128,327856,92,2131,2944,96,262390,2127,2128,1,262394,2131,2126,2127,
131320,2126,327745,9,2133,219,2944,262205,6,2134,2133,262205,6,2135,220,327856,92,2136,2134,2135,196855,2138,0,262394,
2136,2137,2138,131320,2137,327745,9,2140,218,2944,262205,6,2141,2140,393281,546,2143,544,286,2142,262205,6,2144,2143,
327856,92,2145,2141,2144,131321,2138,131320,2138,458997,92,2146,2136,2126,2145,2137,196855,2148,0,262394,2146,2147,
2148,131320,2147,393281,851,2152,544,286,952,262205,24,2153,2152,196670,2151,2153,327745,9,2155,218,2944,262205,6,
2156,2155,196670,2154,2156,327745,9,2158,217,2944,262205,6,2159,2158,196670,2157,2159,458809,2,2160,32,2151,2154,2157,
131321,2148,131320,2148,131321,2128,131320,2128,327808,6,2162,2944,329,131321,2125,131320,2127,65789,65592,327734,2,
229,0,223,196663,159,224,196663,159,225,196663,9,226,196663,9,227,196663,9,228,131320,230,262203,159,2163,7,262203,
159,2165,7,262203,159,2166,7,262203,9,2168,7,262203,9,2170,7,262203,187,2172,7,262203,9,2173,7,262203,27,2180,7,
262203,159,2183,7,262203,159,2185,7,262203,159,2187,7,262203,9,2189,7,262203,159,2193,7,262203,159,2194,7,262203,159,
2195,7,262203,9,2197,7,262203,9,2199,7,262203,187,2201,7,262203,9,2202,7,262203,8,2225,7,262203,9,2226,7,262203,8,
2231,7,262203,9,2232,7,262205,158,2167,225,196670,2166,2167,262205,6,2169,226,196670,2168,2169,262205,6,2171,227,
196670,2170,2171,196670,2172,2164,196670,2173,111,655417,2,2174,214,2165,2166,2168,2170,2172,2173,262205,158,2175,
2165,196670,2163,2175,196855,2178,0,262394,2176,2177,2178,131320,2177,393281,851,2181,544,286,2179,262205,24,2182,
2181,196670,2180,2182,262205,158,2184,224,196670,2183,2184,196670,2185,2175,262205,158,2188,225,196670,2187,2188,
262205,6,2190,228,196670,2189,2190,589881,2,2191,199,2180,2183,2185,2187,2189,65789,131320,2178,262205,158,2196,225,
196670,2195,2196,262205,6,2198,226,196670,2197,2198,262205,6,2200,227,196670,2199,2200,196670,2201,2164,196670,2202,
113,655417,2,2203,214,2194,2195,2197,2199,2201,2202,262205,158,2204,2194,196670,2193,2204,131321,2206,131320,2206,
458997,6,2947,111,2178,2248,2209,327856,92,2212,2947,96,262390,2208,2209,1,262394,2212,2207,2208,131320,2207,327745,9,
2214,225,2947,262205,6,2215,2214,262205,6,2216,228,327856,92,2217,2215,2216,196855,2219,0,262394,2217,2218,2219,
131320,2218,393281,851,2221,544,286,2179,262205,24,2222,2221,262268,7,2223,2222,196670,2225,2223,327745,9,2227,224,
2947,262205,6,2228,2227,196670,2226,2228,393273,7,2229,13,2225,2226,196670,2231,2229,262205,6,2234,2227,196670,2232,
2234,393273,7,2235,13,2231,2232,262268,24,2236,2235,327745,9,2239,2163,2947,262205,6,2240,2239,393281,287,2241,2236,
286,286,327742,2241,2240,2,4,327745,9,2244,2193,2947,262205,6,2245,2244,393281,287,2246,2236,286,329,327742,2246,2245,
2,4,131321,2219,131320,2219,131321,2209,131320,2209,327808,6,2248,2947,329,131321,2206,131320,2208,65789,65592,327734,
2,235,0,231,196663,9,232,196663,9,233,196663,187,234,131320,236,262203,159,2259,7,262203,9,2261,7,262203,9,2270,7,
262203,159,2287,7,262203,187,2289,7,262203,159,2300,7,262203,159,2314,7,262203,159,2369,7,262203,159,2370,7,262203,9,
2372,7,262203,9,2374,7,262203,187,2376,7,262203,9,2377,7,262203,27,2380,7,262203,159,2383,7,262203,159,2385,7,262203,
159,2387,7,262203,9,2389,7,262203,159,2398,7,262203,159,2400,7,262203,159,2402,7,262203,9,2404,7,262203,159,2417,7,
262203,159,2419,7,262203,9,2421,7,262203,9,2423,7,262203,9,2425,7,262205,6,2250,370,131321,2252,131320,2252,458997,6,
2949,111,236,2283,2253,327856,92,2258,2949,96,262390,2254,2253,1,262394,2258,2253,2254,131320,2253,196670,2261,2250,
327737,6,2263,88,2261,327812,6,2267,2949,2266,327808,6,2268,2263,2267,327874,6,2269,2268,260,196670,2270,2250,327737,
6,2272,88,2270,327812,6,2276,2949,2275,327808,6,2277,2272,2276,327879,6,2278,2277,356,393281,382,2279,1050,2269,2278,
262205,6,2280,2279,327745,9,2281,2259,2949,196670,2281,2280,327808,6,2283,2949,329,131321,2252,131320,2254,196855,
2286,0,262394,2284,2285,2286,131320,2285,262205,158,2288,2259,196670,2287,2288,262205,92,2290,234,196670,2289,2290,
393273,2,2291,191,2287,2289,131321,2286,131320,2286,131321,2293,131320,2293,458997,6,2950,111,2286,2324,2294,327856,
92,2299,2950,96,262390,2295,2294,1,262394,2299,2294,2295,131320,2294,327745,9,2303,2259,2950,262205,6,2304,2303,
327874,6,2305,2304,1718,327745,382,2306,1658,2305,262205,6,2307,2306,327812,6,2309,2950,372,327808,6,2311,2309,2250,
327808,6,2312,2307,2311,327745,9,2313,2300,2950,196670,2313,2312,262205,6,2316,232,262205,6,2319,2303,327879,6,2320,
2319,2107,327808,6,2321,2316,2320,327745,9,2322,2314,2950,196670,2322,2321,327808,6,2324,2950,329,131321,2293,131320,
2295,393281,546,2326,544,286,708,262205,6,2327,2326,327876,6,2328,2327,1718,393281,546,2329,544,286,608,262205,6,2330,
2329,327879,6,2331,2330,99,327851,92,2332,2331,111,196855,2334,0,262394,2332,2333,2334,131320,2333,131321,2336,131320,
2336,458997,6,2951,111,2333,2361,2339,327856,92,2342,2951,96,262390,2338,2339,1,262394,2342,2337,2338,131320,2337,
327745,9,2345,2259,2951,262205,6,2346,2345,327879,6,2347,2346,2107,262205,6,2348,233,327856,92,2349,2347,2348,196855,
2352,0,262394,2349,2351,2356,131320,2351,262205,6,2355,2345,131321,2352,131320,2356,131321,2352,131320,2352,458997,6,
2957,2355,2351,698,2356,196670,2345,2957,131321,2339,131320,2339,327808,6,2361,2951,329,131321,2336,131320,2338,
131321,2334,131320,2334,458997,6,2953,2328,2295,698,2338,327879,6,2364,2330,97,327851,92,2365,2364,111,196855,2367,0,
262394,2365,2366,2367,131320,2366,262205,158,2371,2259,196670,2370,2371,262205,6,2373,232,196670,2372,2373,262205,6,
2375,233,196670,2374,2375,196670,2376,2368,196670,2377,111,655417,2,2378,214,2369,2370,2372,2374,2376,2377,262205,158,
2379,2369,196670,2314,2379,131321,2367,131320,2367,393281,851,2381,544,286,874,262205,24,2382,2381,196670,2380,2382,
262205,158,2384,2300,196670,2383,2384,262205,158,2386,2314,196670,2385,2386,262205,158,2388,2259,196670,2387,2388,
196670,2389,2953,589881,2,2391,199,2380,2383,2385,2387,2389,327879,6,2394,2330,94,327851,92,2395,2394,111,196855,2397,
0,262394,2395,2396,2397,131320,2396,262205,158,2399,2300,196670,2398,2399,262205,158,2401,2314,196670,2400,2401,
262205,158,2403,2259,196670,2402,2403,196670,2404,2953,524345,2,2406,221,2398,2400,2402,2404,131321,2397,131320,2397,
196855,2409,0,262394,2407,2408,2409,131320,2408,327879,6,2412,2330,95,327851,92,2413,2412,111,131321,2409,131320,2409,
458997,92,2414,2407,2397,2413,2408,196855,2416,0,262394,2414,2415,2416,131320,2415,262205,158,2418,2300,196670,2417,
2418,262205,158,2420,2259,196670,2419,2420,262205,6,2422,232,196670,2421,2422,262205,6,2424,233,196670,2423,2424,
196670,2425,2953,589881,2,2427,229,2417,2419,2421,2423,2425,131321,2416,131320,2416,65789,65592,327734,2,240,0,120,
196663,119,237,196663,9,238,196663,9,239,131320,241,262203,104,2439,7,262203,119,2440,7,262203,104,2445,7,262203,9,
2446,7,262203,9,2448,7,262203,119,2454,7,262203,9,2456,7,262203,9,2457,7,262203,104,2461,7,262203,9,2468,7,262203,9,
2470,7,262203,187,2472,7,262205,6,2429,239,262205,6,2430,238,327810,6,2431,2429,2430,458764,6,2432,1,38,898,2431,
327850,92,2434,2432,898,327847,92,2435,894,2434,196855,2437,0,262394,2435,2436,2444,131320,2436,262205,118,2441,237,
196670,2440,2441,393273,2,2442,140,2439,2440,262205,103,2443,2439,131321,2437,131320,2444,262205,6,2447,238,196670,
2446,2447,196670,2448,2432,458809,2,2450,146,2445,2446,2448,262205,103,2451,2445,131321,2437,131320,2437,458997,103,
2960,2443,2436,2451,2444,262205,6,2452,238,327808,6,2453,2452,898,262205,118,2455,237,196670,2454,2455,196670,2456,
2453,262205,6,2458,239,196670,2457,2458,458809,2,2459,124,2454,2456,2457,262205,118,2460,2454,196670,237,2460,196670,
2461,2960,327737,2,2463,185,2461,262205,6,2464,238,327808,6,2465,2464,898,262205,6,2466,239,327856,92,2467,2465,2466,
262205,6,2469,238,196670,2468,2469,196670,2470,2432,196670,2472,2467,458809,2,2473,235,2468,2470,2472,262368,99,99,
384,65789,65592,327734,2,243,0,165,196663,9,242,131320,244,262203,9,2517,7,262203,9,2518,7,393281,569,2476,544,286,
2475,262205,15,2477,2476,393281,546,2478,544,286,708,262205,6,2479,2478,393281,287,2480,2477,286,2479,393277,6,2481,
2480,2,4,327808,6,2487,2479,113,393281,287,2488,2477,286,2487,393277,6,2489,2488,2,4,262201,6,2491,63,393281,546,2493,
544,286,608,262205,6,2494,2493,327879,6,2496,2494,2495,327851,92,2497,2496,111,393281,851,2498,544,286,850,262205,24,
2499,2498,393281,287,2501,2499,286,286,327742,2501,2491,2,4,262205,6,2504,242,393281,287,2505,2499,286,329,327742,
2505,2504,2,4,327808,6,2510,2481,2489,393281,287,2511,2499,286,260,327742,2511,2510,2,4,393281,287,2516,2499,286,2514,
327742,2516,2489,2,4,196670,2517,100,262205,6,2519,242,196670,2518,2519,393273,2,2520,85,2517,2518,196855,2526,0,
262394,2497,2525,2530,131320,2525,327808,6,2528,2491,745,327814,6,2529,2528,94,131321,2526,131320,2530,131321,2526,
131320,2526,458997,6,2961,2529,2525,111,2530,393281,287,2532,2499,286,952,327742,2532,2961,2,4,196855,2538,0,262394,
2497,2537,2546,131320,2537,327808,6,2543,2479,99,393281,287,2544,2477,286,2543,393277,6,2545,2544,2,4,131321,2538,
131320,2546,131321,2538,131320,2538,458997,6,2962,2545,2537,111,2546,393281,287,2548,2499,286,850,327742,2548,2962,2,
4,131321,2551,131320,2551,458997,6,2963,2550,2538,2563,2552,327856,92,2557,2963,95,262390,2553,2552,0,262394,2557,
2552,2553,131320,2552,393281,287,2561,2499,286,2963,327742,2561,111,2,4,327808,6,2563,2963,329,131321,2551,131320,
2553,65789,65592,327734,2,249,0,245,196663,9,246,196663,9,247,196663,9,248,131320,250,262203,9,2576,7,262203,9,2577,7,
393281,851,2564,544,286,850,262205,24,2565,2564,262205,6,2566,246,327808,6,2567,95,2566,262205,6,2568,247,393281,287,
2569,2565,286,2567,327742,2569,2568,2,4,393281,546,2571,544,286,2570,262205,6,2572,2571,262205,6,2573,246,327812,6,
2574,2573,356,327808,6,2575,2572,2574,196670,2576,2575,262205,6,2578,248,196670,2577,2578,393273,2,2579,85,2576,2577,
65789,65592,327734,2,253,0,251,196663,187,252,131320,254,262203,2614,2615,7,262203,2614,2632,7,262203,9,2667,7,262203,
9,2669,7,262203,9,2701,7,262203,9,2703,7,262203,9,2705,7,262203,9,2785,7,327745,369,2584,2583,111,262205,6,2585,2584,
327850,92,2586,2585,111,196855,2588,0,262394,2586,2587,2588,131320,2587,393281,546,2589,544,286,608,262205,6,2590,
2589,327879,6,2591,2590,787,327851,92,2592,2591,111,131321,2588,131320,2588,458997,92,2593,2586,254,2592,2587,262205,
6,2595,370,327812,6,2599,2595,2598,131321,2602,131320,2602,458997,6,2965,111,2588,2662,2605,458997,6,2964,111,2588,
2664,2605,327856,92,2608,2964,2598,262390,2604,2605,1,262394,2608,2603,2604,131320,2603,327808,6,2612,2599,2964,
393281,546,2618,544,286,708,262205,6,2619,2618,327856,92,2620,2612,2619,196855,2623,0,262394,2620,2622,2629,131320,
2622,393281,569,2624,544,286,2475,262205,15,2625,2624,393281,287,2627,2625,286,2612,393277,6,2628,2627,2,4,131321,
2623,131320,2629,131321,2623,131320,2623,458997,6,2973,2628,2622,111,2629,327745,9,2631,2615,2964,196670,2631,2973,
262205,92,2638,252,327847,92,2639,2620,2638,196855,2642,0,262394,2639,2641,2655,131320,2641,393281,569,2643,544,286,
2514,262205,15,2644,2643,393281,546,2647,544,286,2646,262205,6,2648,2647,327812,6,2649,2612,2648,327808,6,2652,2649,
2585,393281,287,2653,2644,286,2652,393277,6,2654,2653,2,4,131321,2642,131320,2655,131321,2642,131320,2642,458997,6,
2975,2654,2641,111,2655,327745,9,2657,2632,2964,196670,2657,2975,262205,6,2660,2631,327808,6,2662,2965,2660,131321,
2605,131320,2605,327808,6,2664,2964,329,131321,2602,131320,2604,196670,2667,2965,393273,6,2670,53,2667,2669,262205,6,
2671,2669,131321,2673,131320,2673,458997,6,2968,2670,2604,2713,2676,458997,6,2966,111,2604,2715,2676,327856,92,2679,
2966,2598,262390,2675,2676,1,262394,2679,2674,2675,131320,2674,327808,6,2683,2599,2966,393281,546,2685,544,286,708,
262205,6,2686,2685,327856,92,2687,2683,2686,196855,2689,0,262394,2687,2688,2689,131320,2688,327745,9,2693,2632,2966,
262205,6,2694,2693,327808,6,2695,2968,2694,327745,382,2696,1663,2683,196670,2696,2695,196855,2699,0,262394,2593,2698,
2699,131320,2698,196670,2701,2683,196670,2703,2968,327745,9,2706,2615,2966,262205,6,2707,2706,196670,2705,2707,458809,
2,2708,249,2701,2703,2705,131321,2699,131320,2699,131321,2689,131320,2689,327745,9,2710,2615,2966,262205,6,2711,2710,
327808,6,2713,2968,2711,131321,2676,131320,2676,327808,6,2715,2966,329,131321,2673,131320,2675,327850,92,2717,2595,
111,196855,2719,0,262394,2717,2718,2719,131320,2718,393281,546,2721,544,286,708,262205,6,2722,2721,393281,546,2723,
544,286,2646,262205,6,2724,2723,327812,6,2725,2722,2724,327808,6,2728,2725,2585,262205,92,2730,252,196855,2732,0,
262394,2730,2731,2732,131320,2731,393281,546,2733,544,286,608,262205,6,2734,2733,327879,6,2735,2734,113,327851,92,
2736,2735,111,131321,2732,131320,2732,458997,92,2737,2730,2718,2736,2731,196855,2744,0,262394,2737,2743,2759,131320,
2743,393281,569,2745,544,286,2514,262205,15,2746,2745,393281,287,2748,2746,286,2728,393277,6,2749,2748,2,4,327808,6,
2755,2728,2724,393281,287,2756,2746,286,2755,393277,6,2757,2756,2,4,327808,6,2758,2749,2757,131321,2744,131320,2759,
131321,2744,131320,2744,458997,6,2967,2758,2743,111,2759,327808,6,2761,2671,2967,327745,382,2762,1663,2722,196670,
2762,2761,196855,2765,0,262394,2593,2764,2765,131320,2764,393281,851,2766,544,286,850,262205,24,2767,2766,327808,6,
2770,95,2722,393281,287,2772,2767,286,2770,327742,2772,2671,2,4,131321,2765,131320,2765,196855,2777,0,262394,2586,
2776,2777,131320,2776,393281,546,2778,544,286,608,262205,6,2779,2778,327879,6,2780,2779,1038,327851,92,2781,2780,111,
131321,2777,131320,2777,458997,92,2782,2586,2765,2781,2776,196855,2784,0,262394,2782,2783,2784,131320,2783,196670,
2785,2671,327737,2,2787,243,2785,131321,2784,131320,2784,131321,2719,131320,2719,65789,65592,
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
