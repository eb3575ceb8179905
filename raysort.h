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
#define RAYSORT_SHADER_DIGEST "afd022a4b2a4642dd7bd52c1594a6bc841ea4535a2d00b3f9f937b98d6e565a7"
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

/* Workgroups of 128 threads are the faster ones, but their tiles of 2048 entries make runs of 8 with 256 digits. */
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
 * kernels derive the chunks from this number and the live count; a workgroup without a chunk does nothing. Few chunks
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
119734787,66816,524299,2622,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,5,
4,1852399981,0,311,317,347,402,423,486,926,1202,1425,1430,2206,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
94,1,1,262215,311,11,29,262215,313,1,0,327752,483,0,35,0,327752,483,1,35,8,327752,483,2,35,16,327752,483,3,35,24,
327752,483,4,35,32,327752,483,5,35,40,327752,483,6,35,48,327752,483,7,35,56,327752,483,8,35,64,327752,483,9,35,72,
327752,483,10,35,76,327752,483,11,35,80,327752,483,12,35,84,327752,483,13,35,88,327752,483,14,35,92,327752,483,15,35,
96,327752,483,16,35,100,327752,483,17,35,104,327752,483,18,35,108,327752,483,19,35,112,327752,483,20,35,116,327752,
483,21,35,120,327752,483,22,35,124,327752,484,0,35,0,196679,484,2,262216,759,0,24,327752,759,0,35,0,196679,759,2,
262215,971,1,2,262215,2206,11,26,262215,2476,1,0,262215,2477,11,25,196679,600,5356,196679,622,5356,196679,1705,5356,
196679,1805,5356,196679,1835,5356,196679,1870,5356,196679,2035,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,
262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,
327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,
34,6,6,6,458785,35,34,9,9,9,9,262167,42,6,4,262176,43,7,42,393249,44,42,43,9,9,327713,50,6,9,9,262177,55,6,9,196641,
62,6,262177,65,7,9,262177,69,6,8,327713,73,6,43,9,262177,78,42,9,327713,82,2,9,9,262187,6,93,16,262194,6,94,4,262187,
6,95,0,131092,96,393268,96,97,170,94,95,262187,6,98,1,393268,96,99,170,94,98,262187,6,100,8,262187,6,101,4,458804,6,
102,169,99,100,101,458804,6,103,169,97,93,102,393268,6,104,134,93,103,262172,105,42,104,262176,106,7,105,393249,107,2,
106,9,9,262172,113,6,93,262176,114,7,113,327713,115,2,114,106,458785,120,2,114,9,9,9,262176,127,7,96,393249,128,2,114,
127,114,458785,136,2,114,114,127,114,327713,143,2,114,9,262177,148,2,9,327713,156,2,114,127,327713,161,2,9,8,393249,
166,2,9,9,9,393249,172,2,9,9,127,262177,191,2,127,262165,199,32,1,262187,199,200,2,262174,203,6,6,262187,199,211,30,
262187,199,226,0,262176,227,5349,6,262176,260,7,34,262187,199,269,1,458796,42,294,95,95,95,95,262187,6,296,2,262187,6,
297,3,458796,42,298,95,98,296,297,262167,304,96,4,262176,310,1,6,262203,310,311,1,262194,6,313,128,393268,6,314,134,
313,101,262172,315,42,314,262176,316,4,315,262203,316,317,4,262176,323,4,6,262187,6,325,264,393268,6,327,134,313,100,
262176,334,4,42,262187,6,343,32,393268,6,344,134,313,343,262172,345,42,344,262176,346,4,345,262203,346,347,4,393268,6,
366,134,313,100,393268,6,378,134,313,343,393268,6,399,134,313,343,262172,400,42,399,262176,401,4,400,262203,401,402,4,
262203,323,423,4,1638430,483,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,484,483,262176,485,9,484,
262203,485,486,9,262187,199,487,13,262176,488,9,6,262187,199,491,24,262187,199,494,14,262187,6,503,65535,262176,511,9,
15,262187,6,524,4294967292u,262187,199,550,10,262187,6,553,256,262187,199,563,9,393268,96,573,170,94,297,393268,96,
597,170,94,296,393268,96,612,170,94,101,262187,199,629,12,262187,6,640,4294967295u,393268,96,645,170,94,95,262187,199,
650,18,262187,199,657,15,262187,199,680,16,262187,6,687,31,393268,96,690,170,94,297,262187,199,721,17,262187,6,729,
128,393268,6,730,134,729,103,196647,758,5349,196638,759,42,262176,758,5349,759,262176,761,5349,42,262187,199,768,19,
262187,199,781,20,262187,199,792,8,262176,793,9,24,262187,199,816,5,393268,96,832,176,94,297,393268,6,836,132,313,93,
393268,6,922,134,836,343,393268,6,923,128,836,922,262172,924,6,923,262176,925,4,924,262203,925,926,4,262194,6,971,8,
393268,6,972,137,971,101,393268,96,973,170,972,95,262187,6,984,15,458804,6,1005,169,973,101,297,393268,6,1006,196,98,
1005,262187,199,1047,4,262187,6,1053,252645135,262187,6,1075,6,393268,6,1095,134,1006,101,393268,6,1109,134,313,100,
262172,1138,6,100,262176,1139,7,1138,262187,6,1147,255,393268,6,1154,132,296,313,393268,96,1191,178,971,101,262172,
1200,6,1006,262176,1201,4,1200,262203,1201,1202,4,262187,6,1268,7,393268,6,1344,196,98,971,262187,6,1345,12,393268,6,
1346,196,1344,1345,393268,6,1373,196,1344,1345,393268,6,1422,128,1344,98,262172,1423,6,1422,262176,1424,4,1423,262203,
1424,1425,4,393268,6,1427,128,1344,98,262172,1428,6,1427,262176,1429,4,1428,262203,1429,1430,4,327732,96,1466,168,
1191,393268,6,1478,130,1006,98,196650,96,1485,393268,6,1523,128,1345,1005,196649,96,1528,393268,6,1667,130,836,98,
393268,96,1679,170,94,297,262187,199,1683,6,262172,1743,96,101,262176,1744,7,1743,262187,6,1753,4095,262172,1759,6,
101,262176,1760,7,1759,262187,199,1860,21,262187,199,1867,7,262172,1896,7,101,262176,1897,7,1896,393268,6,1952,134,
313,343,393268,6,1953,128,313,1952,327732,96,1961,168,1191,262187,6,1971,58,262187,6,2118,512,262187,199,2137,3,
262187,6,2173,9,262187,199,2193,22,262167,2204,6,3,262176,2205,1,2204,262203,2205,2206,1,393268,6,2219,128,1344,313,
393268,6,2220,130,2219,98,393268,6,2221,134,2220,313,262172,2236,6,2221,262176,2237,7,2236,262187,199,2269,11,262187,
6,2403,64,262194,6,2476,1,393267,2204,2477,2476,98,98,458796,42,2621,1053,1053,1053,1053,327734,2,4,0,3,131320,5,
262203,260,2412,7,262203,9,2414,7,262203,9,2415,7,262203,9,2416,7,262203,9,2419,7,262203,106,2430,7,262203,9,2432,7,
262203,9,2435,7,262203,127,2450,7,262203,106,2465,7,262203,9,2467,7,262203,9,2469,7,262201,6,2413,63,196670,2414,2413,
196670,2415,836,393281,488,2417,486,226,2269,262205,6,2418,2417,196670,2416,2418,327745,310,2420,2206,95,262205,6,
2421,2420,196670,2419,2421,524345,34,2422,40,2414,2415,2416,2419,196670,2412,2422,327745,9,2426,2412,226,262205,6,
2427,2426,327856,96,2428,2421,2427,327745,9,2433,2412,269,262205,6,2434,2433,196670,2432,2434,327745,9,2436,2412,200,
262205,6,2437,2436,196670,2435,2437,458809,2,2438,111,2430,2432,2435,262205,105,2439,2430,262312,96,2441,2428,196855,
2443,0,262394,2441,2442,2443,131320,2442,327850,96,2446,2421,95,131321,2443,131320,2443,458997,96,2447,2428,5,2446,
2442,196855,2449,0,262394,2447,2448,2449,131320,2448,196670,2450,2428,327737,2,2452,193,2450,131321,2449,131320,2449,
262368,296,296,325,262205,6,2455,2433,131321,2456,131320,2456,458997,105,2480,2439,2449,2473,2457,458997,6,2479,2455,
2449,2475,2457,262205,6,2463,2436,327856,96,2464,2479,2463,262390,2458,2457,0,262394,2464,2457,2458,131320,2457,
196670,2465,2480,196670,2467,2479,262205,6,2471,2436,196670,2469,2471,458809,2,2472,181,2465,2467,2469,262205,105,
2473,2465,327808,6,2475,2479,836,131321,2456,131320,2458,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,
14,327745,9,196,11,95,262205,6,197,196,262205,6,198,12,327876,6,201,198,200,327829,203,204,197,201,327761,6,205,204,1,
327761,6,206,204,0,327745,9,208,11,98,262205,6,209,208,262205,6,210,12,327874,6,212,210,211,327808,6,213,209,212,
327808,6,215,213,205,327760,7,216,206,215,131326,216,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,
8,221,7,262203,9,222,7,262205,15,219,20,262268,7,220,219,196670,221,220,262205,6,223,21,196670,222,223,393273,7,224,
13,221,222,262268,15,225,224,393281,227,228,225,226,226,393277,6,229,228,2,4,131326,229,65592,327734,2,32,0,28,196663,
27,29,196663,9,30,196663,9,31,131320,33,262203,8,234,7,262203,9,235,7,262205,24,232,29,262268,7,233,232,196670,234,
233,262205,6,236,30,196670,235,236,393273,7,237,13,234,235,262268,24,238,237,262205,6,239,31,393281,227,240,238,226,
226,327742,240,239,2,4,65789,65592,327734,34,40,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,131320,41,262203,
260,261,7,262205,6,242,36,262205,6,243,37,327808,6,244,242,243,327810,6,245,244,98,262205,6,246,37,327814,6,247,245,
246,262205,6,250,38,327808,6,251,247,250,327810,6,252,251,98,262205,6,253,38,327814,6,254,252,253,458764,6,255,1,41,
98,254,262205,6,258,37,327812,6,259,255,258,327808,6,264,247,255,327810,6,265,264,98,327814,6,267,265,255,327745,9,
268,261,226,196670,268,267,262205,6,270,39,262205,6,272,268,327856,96,273,270,272,196855,276,0,262394,273,275,280,
131320,275,262205,6,277,39,327812,6,279,277,259,131321,276,131320,280,262205,6,281,36,131321,276,131320,276,458997,6,
2483,279,275,281,280,327745,9,283,261,269,196670,283,2483,262205,6,284,36,262205,6,286,283,327808,6,288,286,259,
458764,6,289,1,38,284,288,327745,9,290,261,200,196670,290,289,262205,34,291,261,131326,291,65592,327734,42,48,0,44,
196663,43,45,196663,9,46,196663,9,47,131320,49,262205,42,295,45,262205,6,299,46,458832,42,300,299,299,299,299,327808,
42,301,298,300,262205,6,302,47,458832,42,303,302,302,302,302,327856,304,305,301,303,393385,42,306,305,295,294,131326,
306,65592,327734,6,53,0,50,196663,9,51,196663,9,52,131320,54,262203,43,331,7,262203,43,364,7,262203,43,370,7,262203,
43,389,7,262203,9,391,7,262203,9,392,7,262203,43,441,7,262203,9,444,7,262203,9,445,7,262203,43,453,7,262203,9,456,7,
262203,9,457,7,262205,6,312,311,327814,6,319,312,101,327817,6,321,312,101,262205,6,322,51,393281,323,324,317,319,321,
196670,324,322,262368,296,296,325,327856,96,328,312,327,196855,330,0,262394,328,329,330,131320,329,327812,6,333,312,
296,327745,334,335,317,333,262205,42,336,335,327808,6,339,333,98,327745,334,340,317,339,262205,42,341,340,327808,42,
342,336,341,196670,331,342,327745,9,352,331,95,262205,6,353,352,327745,9,354,331,98,262205,6,355,354,327808,6,356,353,
355,327745,9,357,331,296,262205,6,358,357,327808,6,359,356,358,327745,9,360,331,297,262205,6,361,360,327808,6,362,359,
361,393281,323,363,347,319,321,196670,363,362,131321,330,131320,330,262368,296,296,325,196670,364,294,327856,96,367,
312,366,196855,369,0,262394,367,368,369,131320,368,196670,370,294,131321,372,131320,372,458997,6,2484,95,368,398,373,
327856,96,379,2484,378,262390,374,373,1,262394,379,373,374,131320,373,327745,334,382,347,2484,262205,42,383,382,
262205,42,385,370,327808,42,386,385,383,196670,370,386,327812,6,388,2484,101,196670,389,383,196670,391,388,196670,392,
312,458809,42,394,48,389,391,392,262205,42,395,364,327808,42,396,395,394,196670,364,396,327808,6,398,2484,269,131321,
372,131320,374,327745,9,407,364,95,262205,6,408,407,327745,9,409,364,98,262205,6,410,409,327808,6,411,408,410,327745,
9,412,364,296,262205,6,413,412,327808,6,414,411,413,327745,9,415,364,297,262205,6,416,415,327808,6,417,414,416,393281,
323,418,402,319,321,196670,418,417,327850,96,420,312,95,196855,422,0,262394,420,421,422,131320,421,327745,9,424,370,
95,262205,6,425,424,327745,9,426,370,98,262205,6,427,426,327808,6,428,425,427,327745,9,429,370,296,262205,6,430,429,
327808,6,431,428,430,327745,9,432,370,297,262205,6,433,432,327808,6,434,431,433,196670,423,434,131321,422,131320,422,
131321,369,131320,369,262368,296,296,325,262205,6,435,423,196670,52,435,327814,6,437,312,100,327812,6,438,437,296,
327817,6,440,312,100,327745,334,442,317,438,262205,42,443,442,196670,441,443,196670,444,95,196670,445,440,458809,42,
446,48,441,444,445,196670,364,446,327808,6,450,438,98,327745,334,454,317,450,262205,42,455,454,196670,453,455,196670,
456,101,196670,457,440,458809,42,458,48,453,456,457,262205,42,459,364,327808,42,460,459,458,196670,364,460,327814,6,
462,312,343,327817,6,465,437,101,393281,323,466,402,462,465,262205,6,467,466,327745,9,468,364,95,262205,6,469,468,
327808,6,470,467,469,327745,9,471,364,98,262205,6,472,471,327808,6,473,470,472,327745,9,474,364,296,262205,6,475,474,
327808,6,476,473,475,327745,9,477,364,297,262205,6,478,477,327808,6,479,476,478,131326,479,65592,327734,6,57,0,55,
196663,9,56,131320,58,262205,6,482,56,393281,488,489,486,226,487,262205,6,490,489,327874,6,492,490,491,327874,6,493,
482,492,393281,488,495,486,226,494,262205,6,496,495,327879,6,497,493,496,131326,497,65592,327734,6,60,0,55,196663,9,
59,131320,61,262203,8,510,7,262205,6,500,59,393281,488,501,486,226,487,262205,6,502,501,327879,6,504,502,503,327831,
203,507,500,504,327761,6,508,507,0,327761,6,509,507,1,393281,511,512,486,226,226,262205,15,513,512,262268,7,514,513,
196670,510,514,327745,9,515,510,95,262205,6,516,515,327829,203,519,516,508,327761,6,520,519,1,327761,6,521,519,0,
327879,6,525,521,524,327745,9,526,510,98,262205,6,527,526,327808,6,529,527,509,327808,6,531,529,520,327760,7,532,525,
531,262268,15,534,532,393281,227,535,534,226,226,393277,6,536,535,2,4,327879,6,538,521,297,327812,6,539,538,100,
327874,6,542,502,491,327808,6,543,539,542,327874,6,544,536,543,393281,488,545,486,226,494,262205,6,546,545,327879,6,
547,544,546,131326,547,65592,327734,6,63,0,62,131320,64,393281,488,551,486,226,550,262205,6,552,551,327879,6,554,552,
553,327851,96,555,554,95,196855,558,0,262394,555,557,567,131320,557,393281,511,559,486,226,200,262205,15,560,559,
393281,227,561,560,226,226,393277,6,562,561,2,4,393281,488,564,486,226,563,262205,6,565,564,458764,6,566,1,38,562,565,
131321,558,131320,567,393281,488,568,486,226,563,262205,6,569,568,131321,558,131320,558,458997,6,2485,566,557,569,567,
131326,2485,65592,327734,7,67,0,65,196663,9,66,131320,68,262203,8,580,7,262203,9,581,7,262203,8,584,7,262203,9,585,7,
262203,18,600,7,262203,9,603,7,262203,9,606,7,262203,18,622,7,262203,9,625,7,262203,9,636,7,196855,575,0,262394,573,
574,575,131320,574,393281,511,577,486,226,226,262205,15,578,577,262268,7,579,578,196670,580,579,262205,6,582,66,
196670,581,582,393273,7,583,13,580,581,196670,584,583,262205,6,586,66,196670,585,586,393273,7,587,13,584,585,262268,
15,588,587,393281,227,590,588,226,226,393277,6,591,590,2,4,393281,227,593,588,226,269,393277,6,594,593,2,4,327760,7,
595,591,594,131326,595,131320,575,196855,599,0,262394,597,598,599,131320,598,393281,511,601,486,226,226,262205,15,602,
601,196670,600,602,262205,6,604,66,196670,603,604,393273,6,605,22,600,603,196670,606,605,327737,6,607,57,606,327760,7,
608,607,95,131326,608,131320,599,262205,6,611,66,196855,614,0,262394,612,613,614,131320,613,393281,488,615,486,226,
550,262205,6,616,615,327879,6,617,616,101,327851,96,618,617,95,131321,614,131320,614,458997,96,619,612,599,618,613,
196855,621,0,262394,619,620,621,131320,620,393281,511,623,486,226,269,262205,15,624,623,196670,622,624,262205,6,626,
66,196670,625,626,393273,6,627,22,622,625,131321,621,131320,621,458997,6,2486,611,614,627,620,393281,488,630,486,226,
629,262205,6,631,630,327856,96,632,2486,631,196855,635,0,262394,632,634,639,131320,634,196670,636,2486,327737,6,638,
60,636,131321,635,131320,639,131321,635,131320,635,458997,6,2488,638,634,640,639,327760,7,642,2488,95,131326,642,
65592,327734,6,71,0,69,196663,8,70,131320,72,196855,647,0,262394,645,646,647,131320,646,327745,9,648,70,95,262205,6,
649,648,393281,488,651,486,226,650,262205,6,652,651,458764,6,653,1,38,649,652,131326,653,131320,647,327745,9,655,70,
95,262205,6,656,655,393281,488,658,486,226,657,262205,6,659,658,327852,96,660,656,659,196855,662,0,262394,660,661,662,
131320,661,262205,6,664,655,327808,6,667,659,98,327850,96,668,664,667,196855,671,0,262394,668,670,674,131320,670,
393281,488,672,486,226,650,262205,6,673,672,131321,671,131320,674,393281,488,675,486,226,650,262205,6,676,675,131321,
671,131320,671,458997,6,2492,673,670,676,674,131326,2492,131320,662,393281,488,681,486,226,680,262205,6,682,681,
262205,6,685,655,327879,6,688,682,687,327874,6,689,685,688,196855,692,0,262394,690,691,692,131320,691,327854,96,694,
682,343,196855,697,0,262394,694,696,703,131320,696,327745,9,698,70,98,262205,6,699,698,327810,6,701,682,343,327874,6,
702,699,701,131321,697,131320,703,327850,96,705,682,95,196855,708,0,262394,705,707,710,131320,707,131321,708,131320,
710,327745,9,712,70,98,262205,6,713,712,327810,6,715,343,682,327876,6,716,713,715,327877,6,717,689,716,131321,708,
131320,708,458997,6,2489,689,707,717,710,131321,697,131320,697,458997,6,2490,702,696,2489,708,131321,692,131320,692,
458997,6,2491,689,662,2490,697,393281,488,722,486,226,721,262205,6,723,722,327879,6,724,2491,723,131326,724,65592,
327734,6,76,0,73,196663,43,74,196663,9,75,131320,77,262205,6,728,75,327812,6,731,728,730,327814,6,732,731,343,327745,
9,733,74,732,262205,6,734,733,262205,6,736,75,327812,6,737,736,730,327879,6,738,737,687,393281,488,739,486,226,487,
262205,6,740,739,327874,6,741,740,491,327808,6,742,738,741,327874,6,743,734,742,393281,488,744,486,226,494,262205,6,
745,744,327879,6,746,743,745,131326,746,65592,327734,42,80,0,78,196663,9,79,131320,81,262203,8,755,7,262203,9,756,7,
393281,511,749,486,226,226,262205,15,750,749,262268,7,751,750,262205,6,752,79,327814,6,753,752,103,327812,6,754,753,
101,196670,755,751,196670,756,754,393273,7,757,13,755,756,262268,758,760,757,327745,761,762,760,226,393277,42,763,762,
2,16,131326,763,65592,327734,2,85,0,82,196663,9,83,196663,9,84,131320,86,262205,6,767,84,393281,488,769,486,226,768,
262205,6,770,769,327814,6,771,767,770,262205,6,772,84,327817,6,775,772,770,327851,96,776,775,95,393385,6,777,776,98,
95,327808,6,778,771,777,393281,488,782,486,226,781,262205,6,783,782,327814,6,784,778,783,327817,6,788,778,783,327851,
96,789,788,95,393385,6,790,789,98,95,327808,6,791,784,790,393281,793,794,486,226,792,262205,24,795,794,262205,6,796,
83,458764,6,800,1,38,778,783,393281,227,801,795,226,796,327742,801,800,2,4,262205,6,804,83,327808,6,805,804,98,458764,
6,807,1,41,791,98,393281,227,808,795,226,805,327742,808,807,2,4,262205,6,811,83,327808,6,812,811,296,393281,227,813,
795,226,812,327742,813,98,2,4,65789,65592,327734,6,88,0,55,196663,9,87,131320,89,262205,6,814,87,262205,6,815,87,
327874,6,817,815,816,327808,6,818,814,817,131326,818,65592,327734,6,91,0,55,196663,9,90,131320,92,262205,6,821,90,
262205,6,822,90,327874,6,823,822,816,327878,6,824,821,823,131326,824,65592,327734,2,111,0,107,196663,106,108,196663,9,
109,196663,9,110,131320,112,262203,9,856,7,262205,6,828,109,262205,6,829,311,327812,6,830,829,93,327808,6,831,828,830,
196855,834,0,262394,832,833,834,131320,833,262205,6,835,109,327808,6,837,835,836,262205,6,838,110,327858,96,839,837,
838,131321,834,131320,834,458997,96,840,832,112,839,833,196855,842,0,262394,840,841,842,131320,841,131321,844,131320,
844,458997,6,2493,95,841,860,845,327856,96,850,2493,104,262390,846,845,1,262394,850,845,846,131320,845,327812,6,854,
2493,103,327808,6,855,831,854,196670,856,855,327737,42,857,80,856,327745,43,858,108,2493,196670,858,857,327808,6,860,
2493,269,131321,844,131320,846,131321,842,131320,842,65789,65592,327734,2,118,0,115,196663,114,116,196663,106,117,
131320,119,262203,43,885,7,262203,9,887,7,262203,8,891,7,131321,862,131320,862,458997,6,2494,95,119,897,865,327856,96,
868,2494,93,262390,864,865,1,262394,868,863,864,131320,863,327814,6,871,2494,103,327745,43,872,117,871,262205,42,873,
872,131321,875,131320,875,458997,6,2495,95,863,895,876,327856,96,881,2495,103,262390,877,876,1,262394,881,876,877,
131320,876,327808,6,884,2494,2495,196670,885,873,196670,887,2495,393273,6,889,76,885,887,327760,7,890,889,95,196670,
891,890,327737,6,892,71,891,327745,9,893,116,884,196670,893,892,327808,6,895,2495,269,131321,875,131320,877,131321,
865,131320,865,327808,6,897,2494,103,131321,862,131320,864,65789,65592,327734,2,125,0,120,196663,114,121,196663,9,122,
196663,9,123,196663,9,124,131320,126,262203,9,918,7,262203,8,920,7,262203,9,927,7,262203,9,943,7,262205,6,899,311,
131321,900,131320,900,458997,6,2497,899,126,933,903,327856,96,906,2497,836,262390,902,903,0,262394,906,901,902,131320,
901,393281,488,908,486,226,650,262205,6,909,908,262205,6,911,123,327856,96,912,2497,911,196855,914,0,262394,912,913,
914,131320,913,262205,6,915,122,327808,6,917,915,2497,196670,918,917,327737,7,919,67,918,196670,920,919,327737,6,921,
71,920,131321,914,131320,914,458997,6,2500,909,901,921,913,196670,927,2497,327737,6,929,88,927,327745,323,931,926,929,
196670,931,2500,131321,903,131320,903,327808,6,933,2497,313,131321,900,131320,902,262368,296,296,325,131321,935,
131320,935,458997,6,2498,95,902,952,936,327856,96,941,2498,93,262390,937,936,1,262394,941,936,937,131320,936,262205,6,
944,124,196670,943,944,327737,6,945,88,943,327808,6,947,945,2498,327745,323,948,926,947,262205,6,949,948,327745,9,950,
121,2498,196670,950,949,327808,6,952,2498,269,131321,935,131320,937,262368,296,296,325,65789,65592,327734,2,132,0,128,
196663,114,129,196663,127,130,196663,114,131,131320,133,262203,43,1044,7,262203,9,1085,7,131321,956,131320,956,458997,
6,2503,95,133,2521,959,458997,6,2502,95,133,2518,959,458997,6,2501,95,133,1043,959,327856,96,962,2501,93,262390,958,
959,1,262394,962,957,958,131320,957,327745,9,965,129,2501,262205,6,966,965,327812,6,969,966,101,327879,6,970,969,687,
196855,975,0,262394,973,974,1019,131320,974,327856,96,978,966,100,393385,6,981,978,2502,2503,327874,6,983,981,970,
327879,6,985,983,984,327745,9,986,131,2501,196670,986,985,196855,991,0,262394,978,990,994,131320,990,327876,6,993,98,
970,131321,991,131320,994,131321,991,131320,991,458997,6,2507,993,990,95,994,327808,6,997,2502,2507,327854,96,999,966,
100,196855,1001,0,262394,999,1000,1001,131320,1000,262205,96,1002,130,262312,96,1003,1002,327856,96,1007,966,1006,
327846,96,1008,1003,1007,131321,1001,131320,1001,458997,96,1009,999,991,1008,1000,196855,1012,0,262394,1009,1011,1015,
131320,1011,327876,6,1014,98,970,131321,1012,131320,1015,131321,1012,131320,1012,458997,6,2509,1014,1011,95,1015,
327808,6,1018,2503,2509,131321,975,131320,1019,327874,6,1023,2502,970,327879,6,1024,1023,984,327745,9,1025,131,2501,
196670,1025,1024,262205,96,1026,130,196855,1029,0,262394,1026,1028,1036,131320,1028,327812,6,1031,966,296,327876,6,
1032,98,1031,327876,6,1035,1032,1031,131321,1029,131320,1036,327876,6,1038,98,970,131321,1029,131320,1029,458997,6,
2505,1035,1028,1038,1036,327808,6,1041,2502,2505,131321,975,131320,975,458997,6,2521,1018,1012,2503,1029,458997,6,
2518,997,1012,1041,1029,131321,959,131320,959,327808,6,1043,2501,269,131321,956,131320,958,327874,6,1048,2502,1047,
327874,6,1051,2503,1047,458832,42,1052,2502,1048,2503,1051,327879,42,1055,1052,2621,196670,1044,1055,327745,9,1057,
129,657,262205,6,1058,1057,327745,9,1059,131,657,262205,6,1060,1059,327850,96,1061,1060,984,327856,96,1063,1058,1006,
327847,96,1064,1061,1063,196855,1066,0,262394,1064,1065,1066,131320,1065,327879,6,1069,1058,98,327874,6,1071,1058,200,
327879,6,1072,1071,296,327877,6,1073,1069,1072,327879,6,1076,1058,1075,327812,6,1077,1076,101,327876,6,1078,93,1077,
458832,42,1079,1078,1078,1078,1078,458832,42,1081,1073,1073,1073,1073,327850,304,1082,298,1081,393385,42,1083,1082,
1079,294,196670,1044,1083,131321,1066,131320,1066,262205,6,1086,311,196670,1085,1086,327737,6,1087,91,1085,131321,
1089,131320,1089,458997,6,2504,95,1066,1106,1090,327856,96,1096,2504,1095,262390,1091,1090,1,262394,1096,1090,1091,
131320,1090,327812,6,1098,2504,313,327808,6,1100,1098,1087,327745,9,1102,1044,2504,262205,6,1103,1102,327745,323,1104,
926,1100,196670,1104,1103,327808,6,1106,2504,269,131321,1089,131320,1091,65789,65592,327734,6,134,0,62,131320,135,
262203,9,1115,7,262203,1139,1140,7,262203,9,1175,7,262203,9,1177,7,262205,6,1108,311,327814,6,1110,1108,1109,327817,6,
1113,1108,1109,327812,6,1114,1113,100,196670,1115,1114,327737,6,1116,91,1115,327879,6,1119,1110,1075,327812,6,1120,
1119,101,262368,296,296,325,131321,1123,131320,1123,458997,6,2524,95,135,1170,1126,458997,6,2523,95,135,1172,1126,
327856,96,1129,2523,100,262390,1125,1126,1,262394,1129,1124,1125,131320,1124,327879,6,1132,1110,98,327812,6,1133,1132,
313,327808,6,1135,1133,1116,327878,6,1137,1135,2523,327745,323,1143,926,1137,262205,6,1144,1143,327874,6,1146,1144,
1120,327879,6,1148,1146,1147,327745,9,1149,1140,2523,196670,1149,1148,196855,1151,0,262394,973,1150,1151,131320,1150,
327808,6,1155,1137,1154,327745,323,1156,926,1155,262205,6,1157,1156,327874,6,1159,1157,1120,327879,6,1160,1159,1147,
327876,6,1161,1160,680,262205,6,1163,1149,327877,6,1164,1163,1161,196670,1149,1164,131321,1151,131320,1151,262205,6,
1168,1149,327808,6,1170,2524,1168,131321,1126,131320,1126,327808,6,1172,2523,269,131321,1123,131320,1125,196670,1175,
2524,393273,6,1178,53,1175,1177,262205,6,1179,1177,196855,1181,0,262394,973,1180,1181,131320,1180,327876,6,1183,1179,
680,327808,6,1185,1178,1183,327879,6,1187,1179,503,327874,6,1189,1179,680,327808,6,1190,1187,1189,131321,1181,131320,
1181,458997,6,2533,1179,1125,1190,1180,458997,6,2526,1178,1125,1185,1180,196855,1193,0,262394,1191,1192,1193,131320,
1192,327850,96,1196,1113,95,131321,1193,131320,1193,458997,96,1197,1191,1181,1196,1192,196855,1199,0,262394,1197,1198,
1199,131320,1198,196855,1206,0,262394,973,1205,1209,131320,1205,327879,6,1208,2526,503,131321,1206,131320,1209,131321,
1206,131320,1206,458997,6,2527,1208,1205,2526,1209,327745,323,1212,1202,1110,196670,1212,2527,196855,1214,0,262394,
973,1213,1214,131320,1213,327808,6,1216,1110,100,327874,6,1218,2526,680,327745,323,1219,1202,1216,196670,1219,1218,
131321,1214,131320,1214,131321,1199,131320,1199,131321,1221,131320,1221,458997,6,2536,2526,1199,1240,1222,458997,6,
2529,95,1199,1242,1222,327856,96,1227,2529,100,262390,1223,1222,1,262394,1227,1222,1223,131320,1222,327812,6,1229,
1110,313,327808,6,1231,1229,1116,327878,6,1233,1231,2529,327745,323,1235,926,1233,196670,1235,2536,327745,9,1237,1140,
2529,262205,6,1238,1237,327808,6,1240,2536,1238,327808,6,1242,2529,269,131321,1221,131320,1223,262368,296,296,325,
131326,2533,65592,327734,2,141,0,136,196663,114,137,196663,114,138,196663,127,139,196663,114,140,131320,142,262203,9,
1247,7,262203,114,1262,7,262203,9,1322,7,262205,6,1248,311,196670,1247,1248,327737,6,1249,91,1247,131321,1251,131320,
1251,458997,6,2541,95,142,1300,1254,327856,96,1257,2541,93,262390,1253,1254,1,262394,1257,1252,1253,131320,1252,
327745,9,1260,137,2541,262205,6,1261,1260,196855,1266,0,262394,973,1265,1270,131320,1265,327879,6,1269,1261,1268,
131321,1266,131320,1270,131321,1266,131320,1266,458997,6,2545,1269,1265,1261,1270,327812,6,1273,2545,313,327808,6,
1275,1273,1249,327745,323,1276,926,1275,262205,6,1277,1276,327745,9,1278,1262,2541,196670,1278,1277,196855,1280,0,
262394,973,1279,1280,131320,1279,262205,6,1284,1278,327879,6,1286,1261,100,327812,6,1287,1286,296,327874,6,1288,1284,
1287,327879,6,1289,1288,503,196670,1278,1289,131321,1280,131320,1280,327745,9,1293,140,2541,262205,6,1294,1293,262205,
6,1296,1278,327808,6,1297,1296,1294,196670,1278,1297,131321,1254,131320,1254,327808,6,1300,2541,269,131321,1251,
131320,1253,262368,296,296,325,131321,1302,131320,1302,458997,6,2542,95,1253,1331,1305,327856,96,1308,2542,93,262390,
1304,1305,1,262394,1308,1303,1304,131320,1303,262205,96,1309,139,262312,96,1310,1309,262312,96,1311,1310,196855,1313,
0,262394,1311,1312,1313,131320,1312,327745,9,1315,137,2542,262205,6,1316,1315,327856,96,1317,1316,1006,131321,1313,
131320,1313,458997,96,1318,1310,1303,1317,1312,196855,1320,0,262394,1318,1319,1320,131320,1319,327745,9,1323,1262,
2542,262205,6,1324,1323,196670,1322,1324,327737,6,1325,88,1322,327745,9,1327,138,2542,262205,6,1328,1327,327745,323,
1329,926,1325,196670,1329,1328,131321,1320,131320,1320,131321,1305,131320,1305,327808,6,1331,2542,269,131321,1302,
131320,1304,65789,65592,327734,2,146,0,143,196663,114,144,196663,9,145,131320,147,262203,9,1356,7,262203,9,1358,7,
262203,9,1379,7,131321,1334,131320,1334,458997,6,2549,95,147,1350,1335,458997,6,2548,95,147,1352,1335,327856,96,1340,
2548,93,262390,1336,1335,1,262394,1340,1335,1336,131320,1335,327745,9,1342,144,2548,262205,6,1343,1342,327854,96,1347,
1343,1346,393385,6,1348,1347,98,95,327808,6,1350,2549,1348,327808,6,1352,2548,269,131321,1334,131320,1336,262205,6,
1354,145,196670,1356,2549,393273,6,1359,53,1356,1358,327808,6,1361,1354,1359,131321,1363,131320,1363,458997,6,2551,
1361,1336,2553,1366,458997,6,2550,95,1336,1386,1366,327856,96,1369,2550,93,262390,1365,1366,1,262394,1369,1364,1365,
131320,1364,327745,9,1371,144,2550,262205,6,1372,1371,327854,96,1374,1372,1373,196855,1376,0,262394,1374,1375,1376,
131320,1375,327808,6,1378,2551,269,196670,1379,2551,327737,6,1380,88,1379,262205,6,1383,1371,327745,323,1384,926,1380,
196670,1384,1383,131321,1376,131320,1376,458997,6,2553,2551,1364,1378,1375,131321,1366,131320,1366,327808,6,1386,2550,
269,131321,1363,131320,1365,65789,65592,327734,2,150,0,148,196663,9,149,131320,151,262205,6,1388,311,327858,96,1390,
1388,1006,196855,1392,0,262394,1390,1391,1392,131320,1391,327856,96,1395,1388,1006,196855,1398,0,262394,1395,1397,
1402,131320,1397,327745,323,1400,1202,1388,262205,6,1401,1400,131321,1398,131320,1402,262205,6,1403,149,131321,1398,
131320,1398,458997,6,2554,1401,1397,1403,1402,327808,6,1407,1388,98,327856,96,1408,1407,1006,196855,1411,0,262394,
1408,1410,1416,131320,1410,327745,323,1414,1202,1407,262205,6,1415,1414,131321,1411,131320,1416,262205,6,1419,149,
393385,6,1420,1395,1419,836,131321,1411,131320,1411,458997,6,2555,1415,1410,1420,1416,327745,323,1432,1430,1388,
262205,6,1433,1432,327810,6,1435,1433,2554,327745,323,1436,1425,1388,196670,1436,1435,327810,6,1440,2555,2554,262205,
6,1442,1432,327808,6,1443,1442,1440,196670,1432,1443,131321,1392,131320,1392,65789,65592,327734,2,154,0,143,196663,
114,152,196663,9,153,131320,155,262203,114,1453,7,262203,114,1487,7,262203,127,1489,7,262203,114,1490,7,262203,114,
1494,7,262203,114,1496,7,262203,127,1498,7,262203,114,1499,7,262203,9,1511,7,262203,114,1529,7,262203,127,1531,7,
262203,114,1532,7,262203,114,1537,7,262203,114,1539,7,262203,127,1541,7,262203,114,1542,7,262203,114,1549,7,262203,9,
1551,7,262203,9,1556,7,131321,1446,131320,1446,458997,6,2556,95,155,1465,1447,327856,96,1452,2556,93,262390,1448,1447,
1,262394,1452,1447,1448,131320,1447,327745,9,1456,152,2556,262205,6,1457,1456,327876,6,1458,1457,1345,262205,6,1459,
153,327808,6,1461,1459,2556,327808,6,1462,1458,1461,327745,9,1463,1453,2556,196670,1463,1462,327808,6,1465,2556,269,
131321,1446,131320,1448,196855,1468,0,262394,1466,1467,1468,131320,1467,131321,1470,131320,1470,458997,6,2557,95,1467,
1484,1471,327856,96,1476,2557,93,262390,1472,1471,1,262394,1476,1471,1472,131320,1471,327745,9,1479,152,2557,262205,6,
1480,1479,327879,6,1481,1480,1478,196670,1479,1481,327808,6,1484,2557,269,131321,1470,131320,1472,262205,113,1488,152,
196670,1487,1488,196670,1489,1485,458809,2,1491,132,1487,1489,1490,262205,113,1492,1490,262201,6,1493,134,262205,113,
1495,152,196670,1494,1495,262205,113,1497,1453,196670,1496,1497,196670,1498,1485,196670,1499,1492,524345,2,1501,141,
1494,1496,1498,1499,262368,296,296,325,131321,1503,131320,1503,458997,6,2558,95,1472,1527,1504,327856,96,1509,2558,93,
262390,1505,1504,1,262394,1509,1504,1505,131320,1504,262205,6,1512,153,196670,1511,1512,327737,6,1513,88,1511,327808,
6,1515,1513,2558,327745,323,1516,926,1515,262205,6,1517,1516,327745,9,1518,1453,2558,196670,1518,1517,262205,6,1522,
1518,327874,6,1524,1522,1523,327745,9,1525,152,2558,196670,1525,1524,327808,6,1527,2558,269,131321,1503,131320,1505,
262368,296,296,325,131321,1468,131320,1468,262205,113,1530,152,196670,1529,1530,196670,1531,1528,458809,2,1533,132,
1529,1531,1532,262205,113,1534,1532,262201,6,1536,134,262205,113,1538,152,196670,1537,1538,262205,113,1540,1453,
196670,1539,1540,196670,1541,1528,196670,1542,1534,524345,2,1544,141,1537,1539,1541,1542,327856,96,1546,1536,836,
196855,1548,0,262394,1546,1547,1548,131320,1547,262205,113,1550,1453,196670,1549,1550,196670,1551,1536,393273,2,1553,
146,1549,1551,131321,1548,131320,1548,196855,1555,0,262394,1191,1554,1555,131320,1554,196670,1556,1536,327737,2,1558,
150,1556,131321,1555,131320,1555,262368,296,296,325,65789,65592,327734,2,159,0,156,196663,114,157,196663,127,158,
131320,160,262203,9,1588,7,262203,9,1642,7,262203,9,1668,7,262205,6,1560,311,131321,1563,131320,1563,458997,6,2561,95,
160,2566,1566,458997,6,2559,95,160,1620,1566,327856,96,1569,2559,93,262390,1565,1566,1,262394,1569,1564,1565,131320,
1564,327812,6,1572,2559,313,327808,6,1574,1572,1560,327850,96,1577,1574,95,196855,1580,0,262394,1577,1579,1585,131320,
1579,327745,9,1582,157,2559,262205,6,1583,1582,262344,6,1584,1583,131321,1580,131320,1585,327810,6,1587,1574,98,
196670,1588,1587,327737,6,1589,88,1588,327745,323,1590,926,1589,262205,6,1591,1590,131321,1580,131320,1580,458997,6,
2562,1584,1579,1591,1585,327745,9,1594,157,2559,262205,6,1595,1594,327878,6,1597,1595,2562,327874,6,1598,1597,1345,
327851,96,1599,1598,95,196855,1601,0,262394,1599,1600,1601,131320,1600,262205,6,1604,1594,327874,6,1605,1604,1345,
262205,6,1608,1594,327874,6,1609,1608,1345,327745,323,1610,1430,1609,262205,6,1611,1610,327810,6,1613,1611,1574,
327745,323,1614,1425,1605,196670,1614,1613,327876,6,1616,98,2559,327877,6,1618,2561,1616,131321,1601,131320,1601,
458997,6,2566,2561,1580,1618,1600,131321,1566,131320,1566,327808,6,1620,2559,269,131321,1563,131320,1565,262368,296,
296,325,262205,96,1621,158,196855,1623,0,262394,1621,1622,1623,131320,1622,131321,1624,131320,1624,458997,6,2560,2561,
1622,1650,1627,327851,96,1630,2560,95,262390,1626,1627,0,262394,1630,1625,1626,131320,1625,393228,199,1633,1,73,2560,
262268,6,1634,1633,327812,6,1635,1634,313,327808,6,1637,1635,1560,458764,6,1640,1,41,1637,98,327810,6,1641,1640,98,
196670,1642,1641,327737,6,1643,88,1642,327745,323,1644,926,1643,262205,6,1645,1644,327874,6,1646,1645,1345,327810,6,
1648,2560,98,327879,6,1650,2560,1648,327852,96,1652,1637,95,196855,1654,0,262394,1652,1653,1654,131320,1653,327745,
323,1657,1425,1646,262205,6,1658,1657,327808,6,1660,1658,1637,327745,323,1661,1430,1646,196670,1661,1660,131321,1654,
131320,1654,131321,1627,131320,1627,131321,1624,131320,1626,327850,96,1663,1560,95,196855,1665,0,262394,1663,1664,
1665,131320,1664,196670,1668,1667,327737,6,1669,88,1668,327745,323,1670,926,1669,262205,6,1671,1670,327874,6,1672,
1671,1345,327745,323,1675,1425,1672,262205,6,1676,1675,327808,6,1677,1676,836,327745,323,1678,1430,1672,196670,1678,
1677,131321,1665,131320,1665,131321,1623,131320,1623,65789,65592,327734,2,164,0,161,196663,9,162,196663,8,163,131320,
165,262203,8,1687,7,262203,9,1688,7,262203,8,1691,7,262203,9,1692,7,262203,27,1705,7,262203,9,1708,7,262203,9,1710,7,
196855,1681,0,262394,1679,1680,1704,131320,1680,393281,793,1684,486,226,1683,262205,24,1685,1684,262268,7,1686,1685,
196670,1687,1686,262205,6,1689,162,196670,1688,1689,393273,7,1690,13,1687,1688,196670,1691,1690,262205,6,1693,162,
196670,1692,1693,393273,7,1694,13,1691,1692,262268,24,1695,1694,327745,9,1697,163,95,262205,6,1698,1697,393281,227,
1699,1695,226,226,327742,1699,1698,2,4,327745,9,1701,163,98,262205,6,1702,1701,393281,227,1703,1695,226,269,327742,
1703,1702,2,4,131321,1681,131320,1704,393281,793,1706,486,226,1683,262205,24,1707,1706,196670,1705,1707,262205,6,1709,
162,196670,1708,1709,327745,9,1711,163,95,262205,6,1712,1711,196670,1710,1712,458809,2,1713,32,1705,1708,1710,131321,
1681,131320,1681,65789,65592,327734,2,170,0,166,196663,9,167,196663,9,168,196663,9,169,131320,171,262203,9,1738,7,
262203,1744,1745,7,262203,1760,1761,7,262203,1760,1776,7,262203,1760,1795,7,262203,18,1805,7,262203,9,1808,7,262203,
27,1835,7,262203,9,1838,7,262203,9,1841,7,262203,27,1870,7,262203,9,1873,7,262203,9,1876,7,262203,1897,1898,7,262203,
9,1901,7,262203,9,1923,7,262203,8,1926,7,131321,1715,131320,1715,458997,6,2568,95,171,1933,1718,327856,96,1721,2568,
93,262390,1717,1718,2,262394,1721,1716,1717,131320,1716,131321,1723,131320,1723,458997,6,2569,95,1716,1786,1726,
327856,96,1729,2569,101,262390,1725,1726,1,262394,1729,1724,1725,131320,1724,327808,6,1733,2568,2569,327812,6,1734,
1733,313,262205,6,1735,311,327808,6,1736,1734,1735,196670,1738,1736,327737,6,1740,88,1738,327745,323,1741,926,1740,
262205,6,1742,1741,262205,6,1748,169,327856,96,1749,1742,1748,196855,1751,0,262394,1749,1750,1751,131320,1750,327879,
6,1754,1742,1753,262205,6,1755,168,327856,96,1756,1754,1755,131321,1751,131320,1751,458997,96,1757,1749,1724,1756,
1750,327745,127,1758,1745,2569,196670,1758,1757,262205,6,1763,167,262205,96,1766,1758,196855,1769,0,262394,1766,1768,
1772,131320,1768,327879,6,1771,1742,1753,131321,1769,131320,1772,131321,1769,131320,1769,458997,6,2588,1771,1768,95,
1772,327808,6,1774,1763,2588,327745,9,1775,1761,2569,196670,1775,1774,327874,6,1779,1742,1345,327745,323,1780,1425,
1779,262205,6,1781,1780,327808,6,1783,1781,1736,327745,9,1784,1776,2569,196670,1784,1783,131321,1726,131320,1726,
327808,6,1786,2569,269,131321,1723,131320,1725,131321,1788,131320,1788,458997,6,2570,95,1725,1819,1791,327856,96,1794,
2570,101,262390,1790,1791,1,262394,1794,1789,1790,131320,1789,393281,488,1797,486,226,550,262205,6,1798,1797,327879,6,
1799,1798,100,327851,96,1800,1799,95,196855,1803,0,262394,1800,1802,1812,131320,1802,393281,511,1806,486,226,269,
262205,15,1807,1806,196670,1805,1807,327745,9,1809,1761,2570,262205,6,1810,1809,196670,1808,1810,393273,6,1811,22,
1805,1808,131321,1803,131320,1812,327745,9,1814,1761,2570,262205,6,1815,1814,131321,1803,131320,1803,458997,6,2585,
1811,1802,1815,1812,327745,9,1817,1795,2570,196670,1817,2585,131321,1791,131320,1791,327808,6,1819,2570,269,131321,
1788,131320,1790,131321,1821,131320,1821,458997,6,2571,95,1790,1881,1824,327856,96,1827,2571,101,262390,1823,1824,1,
262394,1827,1822,1823,131320,1822,327745,127,1829,1745,2571,262205,96,1830,1829,196855,1832,0,262394,1830,1831,1832,
131320,1831,393281,793,1836,486,226,816,262205,24,1837,1836,196670,1835,1837,327745,9,1839,1776,2571,262205,6,1840,
1839,196670,1838,1840,327745,9,1842,1795,2571,262205,6,1843,1842,196670,1841,1843,458809,2,1844,32,1835,1838,1841,
131321,1832,131320,1832,262205,96,1847,1829,196855,1849,0,262394,1847,1848,1849,131320,1848,393281,488,1850,486,226,
550,262205,6,1851,1850,327879,6,1852,1851,343,327851,96,1853,1852,95,131321,1849,131320,1849,458997,96,1854,1847,1832,
1853,1848,196855,1856,0,262394,1854,1855,1856,131320,1855,327745,9,1858,1795,2571,262205,6,1859,1858,393281,488,1861,
486,226,1860,262205,6,1862,1861,327856,96,1863,1859,1862,131321,1856,131320,1856,458997,96,1864,1854,1849,1863,1855,
196855,1866,0,262394,1864,1865,1866,131320,1865,393281,793,1871,486,226,1867,262205,24,1872,1871,196670,1870,1872,
327745,9,1874,1795,2571,262205,6,1875,1874,196670,1873,1875,327745,9,1877,1776,2571,262205,6,1878,1877,196670,1876,
1878,458809,2,1879,32,1870,1873,1876,131321,1866,131320,1866,131321,1824,131320,1824,327808,6,1881,2571,269,131321,
1821,131320,1823,393281,488,1882,486,226,550,262205,6,1883,1882,327879,6,1884,1883,93,327851,96,1885,1884,95,196855,
1887,0,262394,1885,1886,1887,131320,1886,131321,1889,131320,1889,458997,6,2572,95,1886,1907,1890,327856,96,1895,2572,
101,262390,1891,1890,1,262394,1895,1890,1891,131320,1890,327745,9,1902,1761,2572,262205,6,1903,1902,196670,1901,1903,
327737,7,1904,67,1901,327745,8,1905,1898,2572,196670,1905,1904,327808,6,1907,2572,269,131321,1889,131320,1891,131321,
1909,131320,1909,458997,6,2573,95,1891,1931,1912,327856,96,1915,2573,101,262390,1911,1912,1,262394,1915,1910,1911,
131320,1910,327745,127,1917,1745,2573,262205,96,1918,1917,196855,1920,0,262394,1918,1919,1920,131320,1919,327745,9,
1924,1776,2573,262205,6,1925,1924,196670,1923,1925,327745,8,1927,1898,2573,262205,7,1928,1927,196670,1926,1928,393273,
2,1929,164,1923,1926,131321,1920,131320,1920,131321,1912,131320,1912,327808,6,1931,2573,269,131321,1909,131320,1911,
131321,1887,131320,1887,131321,1718,131320,1718,327808,6,1933,2568,101,131321,1715,131320,1717,65789,65592,327734,2,
176,0,172,196663,9,173,196663,9,174,196663,127,175,131320,177,262203,114,1946,7,262203,9,1948,7,262203,114,1964,7,
262203,127,1966,7,262203,9,1982,7,262203,9,1984,7,262203,9,1986,7,262203,114,1997,7,262203,27,2035,7,262203,9,2038,7,
262203,9,2041,7,393281,488,1935,486,226,650,262205,6,1936,1935,327876,6,1937,1936,1345,131321,1939,131320,1939,458997,
6,2598,95,177,1960,1940,327856,96,1945,2598,93,262390,1941,1940,1,262394,1945,1940,1941,131320,1940,262205,6,1949,311,
196670,1948,1949,327737,6,1950,88,1948,327812,6,1954,2598,1953,327808,6,1955,1950,1954,327745,323,1956,926,1955,
262205,6,1957,1956,327745,9,1958,1946,2598,196670,1958,1957,327808,6,1960,2598,269,131321,1939,131320,1941,196855,
1963,0,262394,1961,1962,1963,131320,1962,262205,113,1965,1946,196670,1964,1965,262205,96,1967,175,196670,1966,1967,
393273,2,1968,159,1964,1966,131321,1963,131320,1963,393281,488,1969,486,226,550,262205,6,1970,1969,327879,6,1972,1970,
1971,327851,96,1973,1972,95,196855,1975,0,262394,1973,1974,1988,131320,1974,327879,6,1978,1970,296,327851,96,1979,
1978,95,393385,6,1981,1979,640,1937,262205,6,1983,173,196670,1982,1983,262205,6,1985,174,196670,1984,1985,196670,1986,
1981,458809,2,1987,170,1982,1984,1986,131321,1975,131320,1988,131321,1990,131320,1990,458997,6,2599,95,1988,2012,1991,
327856,96,1996,2599,93,262390,1992,1991,1,262394,1996,1991,1992,131320,1991,327745,9,2000,1946,2599,262205,6,2001,
2000,327874,6,2002,2001,1345,327745,323,2003,1425,2002,262205,6,2004,2003,327812,6,2006,2599,313,262205,6,2007,311,
327808,6,2008,2006,2007,327808,6,2009,2004,2008,327745,9,2010,1997,2599,196670,2010,2009,327808,6,2012,2599,269,
131321,1990,131320,1992,131321,2014,131320,2014,458997,6,2600,95,1992,2044,2017,327856,96,2020,2600,93,262390,2016,
2017,1,262394,2020,2015,2016,131320,2015,327745,9,2022,1946,2600,262205,6,2023,2022,327856,96,2025,2023,1937,196855,
2027,0,262394,2025,2026,2027,131320,2026,262205,6,2029,173,262205,6,2032,2022,327879,6,2033,2032,1753,327808,6,2034,
2029,2033,393281,793,2036,486,226,816,262205,24,2037,2036,196670,2035,2037,327745,9,2039,1997,2600,262205,6,2040,2039,
196670,2038,2040,196670,2041,2034,458809,2,2042,32,2035,2038,2041,131321,2027,131320,2027,131321,2017,131320,2017,
327808,6,2044,2600,269,131321,2014,131320,2016,131321,1975,131320,1975,65789,65592,327734,2,181,0,107,196663,106,178,
196663,9,179,196663,9,180,131320,182,262203,114,2059,7,262203,106,2060,7,262203,114,2065,7,262203,9,2066,7,262203,9,
2068,7,262203,9,2070,7,262203,114,2074,7,262203,9,2076,7,262203,106,2081,7,262203,9,2083,7,262203,9,2084,7,262203,9,
2092,7,262203,9,2094,7,262203,127,2096,7,262205,6,2046,311,327812,6,2047,2046,93,262205,6,2049,180,262205,6,2050,179,
327810,6,2051,2049,2050,458764,6,2052,1,38,836,2051,327850,96,2054,2052,836,327847,96,2055,832,2054,196855,2057,0,
262394,2055,2056,2064,131320,2056,262205,105,2061,178,196670,2060,2061,393273,2,2062,118,2059,2060,262205,113,2063,
2059,131321,2057,131320,2064,262205,6,2067,179,196670,2066,2067,196670,2068,2052,196670,2070,2047,524345,2,2072,125,
2065,2066,2068,2070,262205,113,2073,2065,131321,2057,131320,2057,458997,113,2602,2063,2056,2073,2064,196670,2074,2602,
196670,2076,2047,393273,2,2078,154,2074,2076,262205,6,2079,179,327808,6,2080,2079,836,262205,105,2082,178,196670,2081,
2082,196670,2083,2080,262205,6,2085,180,196670,2084,2085,458809,2,2086,111,2081,2083,2084,262205,105,2087,2081,196670,
178,2087,262205,6,2088,179,327808,6,2089,2088,836,262205,6,2090,180,327856,96,2091,2089,2090,262205,6,2093,179,196670,
2092,2093,196670,2094,2052,196670,2096,2091,458809,2,2097,176,2092,2094,2096,262368,296,296,325,65789,65592,327734,2,
184,0,148,196663,9,183,131320,185,262203,9,2140,7,262203,9,2141,7,393281,511,2099,486,226,1047,262205,15,2100,2099,
393281,488,2101,486,226,650,262205,6,2102,2101,393281,227,2103,2100,226,2102,393277,6,2104,2103,2,4,327808,6,2110,
2102,98,393281,227,2111,2100,226,2110,393277,6,2112,2111,2,4,262201,6,2114,63,393281,488,2116,486,226,550,262205,6,
2117,2116,327879,6,2119,2117,2118,327851,96,2120,2119,95,393281,793,2121,486,226,792,262205,24,2122,2121,393281,227,
2124,2122,226,226,327742,2124,2114,2,4,262205,6,2127,183,393281,227,2128,2122,226,269,327742,2128,2127,2,4,327808,6,
2133,2104,2112,393281,227,2134,2122,226,200,327742,2134,2133,2,4,393281,227,2139,2122,226,2137,327742,2139,2112,2,4,
196670,2140,101,262205,6,2142,183,196670,2141,2142,393273,2,2143,85,2140,2141,196855,2149,0,262394,2120,2148,2153,
131320,2148,327808,6,2151,2114,687,327814,6,2152,2151,343,131321,2149,131320,2153,131321,2149,131320,2149,458997,6,
2603,2152,2148,95,2153,393281,227,2155,2122,226,1867,327742,2155,2603,2,4,196855,2161,0,262394,2120,2160,2169,131320,
2160,327808,6,2166,2102,296,393281,227,2167,2100,226,2166,393277,6,2168,2167,2,4,131321,2161,131320,2169,131321,2161,
131320,2161,458997,6,2604,2168,2160,95,2169,393281,227,2171,2122,226,792,327742,2171,2604,2,4,131321,2174,131320,2174,
458997,6,2605,2173,2161,2186,2175,327856,96,2180,2605,93,262390,2176,2175,0,262394,2180,2175,2176,131320,2175,393281,
227,2184,2122,226,2605,327742,2184,95,2,4,327808,6,2186,2605,269,131321,2174,131320,2176,65789,65592,327734,2,189,0,
166,196663,9,186,196663,9,187,196663,9,188,131320,190,262203,9,2199,7,262203,9,2200,7,393281,793,2187,486,226,792,
262205,24,2188,2187,262205,6,2189,186,327808,6,2190,93,2189,262205,6,2191,187,393281,227,2192,2188,226,2190,327742,
2192,2191,2,4,393281,488,2194,486,226,2193,262205,6,2195,2194,262205,6,2196,186,327812,6,2197,2196,297,327808,6,2198,
2195,2197,196670,2199,2198,262205,6,2201,188,196670,2200,2201,393273,2,2202,85,2199,2200,65789,65592,327734,2,193,0,
191,196663,127,192,131320,194,262203,2237,2238,7,262203,2237,2255,7,262203,9,2290,7,262203,9,2292,7,262203,9,2324,7,
262203,9,2326,7,262203,9,2328,7,262203,9,2409,7,327745,310,2207,2206,95,262205,6,2208,2207,327850,96,2209,2208,95,
196855,2211,0,262394,2209,2210,2211,131320,2210,393281,488,2212,486,226,550,262205,6,2213,2212,327879,6,2214,2213,729,
327851,96,2215,2214,95,131321,2211,131320,2211,458997,96,2216,2209,194,2215,2210,262205,6,2218,311,327812,6,2222,2218,
2221,131321,2225,131320,2225,458997,6,2607,95,2211,2285,2228,458997,6,2606,95,2211,2287,2228,327856,96,2231,2606,2221,
262390,2227,2228,1,262394,2231,2226,2227,131320,2226,327808,6,2235,2222,2606,393281,488,2241,486,226,650,262205,6,
2242,2241,327856,96,2243,2235,2242,196855,2246,0,262394,2243,2245,2252,131320,2245,393281,511,2247,486,226,1047,
262205,15,2248,2247,393281,227,2250,2248,226,2235,393277,6,2251,2250,2,4,131321,2246,131320,2252,131321,2246,131320,
2246,458997,6,2615,2251,2245,95,2252,327745,9,2254,2238,2606,196670,2254,2615,262205,96,2261,192,327847,96,2262,2243,
2261,196855,2265,0,262394,2262,2264,2278,131320,2264,393281,511,2266,486,226,2137,262205,15,2267,2266,393281,488,2270,
486,226,2269,262205,6,2271,2270,327812,6,2272,2235,2271,327808,6,2275,2272,2208,393281,227,2276,2267,226,2275,393277,
6,2277,2276,2,4,131321,2265,131320,2278,131321,2265,131320,2265,458997,6,2617,2277,2264,95,2278,327745,9,2280,2255,
2606,196670,2280,2617,262205,6,2283,2254,327808,6,2285,2607,2283,131321,2228,131320,2228,327808,6,2287,2606,269,
131321,2225,131320,2227,196670,2290,2607,393273,6,2293,53,2290,2292,262205,6,2294,2292,131321,2296,131320,2296,458997,
6,2610,2293,2227,2336,2299,458997,6,2608,95,2227,2338,2299,327856,96,2302,2608,2221,262390,2298,2299,1,262394,2302,
2297,2298,131320,2297,327808,6,2306,2222,2608,393281,488,2308,486,226,650,262205,6,2309,2308,327856,96,2310,2306,2309,
196855,2312,0,262394,2310,2311,2312,131320,2311,327745,9,2316,2255,2608,262205,6,2317,2316,327808,6,2318,2610,2317,
327745,323,2319,1430,2306,196670,2319,2318,196855,2322,0,262394,2216,2321,2322,131320,2321,196670,2324,2306,196670,
2326,2610,327745,9,2329,2238,2608,262205,6,2330,2329,196670,2328,2330,458809,2,2331,189,2324,2326,2328,131321,2322,
131320,2322,131321,2312,131320,2312,327745,9,2333,2238,2608,262205,6,2334,2333,327808,6,2336,2610,2334,131321,2299,
131320,2299,327808,6,2338,2608,269,131321,2296,131320,2298,327850,96,2340,2218,95,196855,2342,0,262394,2340,2341,2342,
131320,2341,393281,488,2344,486,226,650,262205,6,2345,2344,393281,488,2346,486,226,2269,262205,6,2347,2346,327812,6,
2348,2345,2347,327808,6,2351,2348,2208,262205,96,2353,192,196855,2355,0,262394,2353,2354,2355,131320,2354,393281,488,
2356,486,226,550,262205,6,2357,2356,327879,6,2358,2357,98,327851,96,2359,2358,95,131321,2355,131320,2355,458997,96,
2360,2353,2341,2359,2354,196855,2367,0,262394,2360,2366,2382,131320,2366,393281,511,2368,486,226,2137,262205,15,2369,
2368,393281,227,2371,2369,226,2351,393277,6,2372,2371,2,4,327808,6,2378,2351,2347,393281,227,2379,2369,226,2378,
393277,6,2380,2379,2,4,327808,6,2381,2372,2380,131321,2367,131320,2382,131321,2367,131320,2367,458997,6,2609,2381,
2366,95,2382,327808,6,2384,2294,2609,327745,323,2385,1430,2345,196670,2385,2384,196855,2388,0,262394,2216,2387,2388,
131320,2387,393281,793,2389,486,226,792,262205,24,2390,2389,327808,6,2393,93,2345,393281,227,2395,2390,226,2393,
327742,2395,2294,2,4,131321,2388,131320,2388,196855,2400,0,262394,2209,2399,2400,131320,2399,393281,488,2401,486,226,
550,262205,6,2402,2401,327879,6,2404,2402,2403,327851,96,2405,2404,95,131321,2400,131320,2400,458997,96,2406,2209,
2388,2405,2399,196855,2408,0,262394,2406,2407,2408,131320,2407,196670,2409,2294,327737,2,2411,184,2409,131321,2408,
131320,2408,131321,2342,131320,2342,65789,65592,
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
