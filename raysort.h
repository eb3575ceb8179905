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
#define RAYSORT_SHADER_DIGEST "ccb8c218d6554bef217ce23b87c1df6554b863f6957b648631ded01c7392c217"
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
#define RAYSORT_CONSTANT_ITEMS 0      /* a sort tile in 128ths: 32, or 16 where shared memory is short */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 4, 6 or 8 bits */
#define RAYSORT_CONSTANT_THREADS 3    /* of a workgroup of the scatter kernel: 128 or 256 */

#define RAYSORT_THREADS 128    /* of the other workgroups: the least that a Vulkan device must allow */
#define RAYSORT_SCAN_TILE 2048 /* words a tile of the scan */

/* Where a kernel finds the key of entry i. */
#define RAYSORT_SOURCE_UINT8 0   /* packed, 16-byte aligned */
#define RAYSORT_SOURCE_UINT16 1
#define RAYSORT_SOURCE_UINT32 2
#define RAYSORT_SOURCE_UINT64 3  /* radix sort; low word first */
#define RAYSORT_SOURCE_STRIDED 4 /* ids of any width, stride and bit field, optionally through a list */
#define RAYSORT_SOURCE_COUNT 5

/* Flags of the sort kernels. */
#define RAYSORT_KERNEL_TAIL 1u         /* keys >= tailKey form the tail (material sort); else all keys are live */
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
  RAYSORT_UINT tailKey;     /* materialCount */
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;  /* rows 0 .. digitCount - 1; then void, then stray */
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
  RAYSORT_UINT tailKey;
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
  uint32_t sortTile;           /* entries a tile of the sort: 4096, or 2048 with less than 24 KiB of shared memory */
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

/* Pipelines: a kernel and what it is specialised for. */
enum raysort_pipeline
{
  RAYSORT_PIPELINE_REDUCE,
  RAYSORT_PIPELINE_ROWS,
  RAYSORT_PIPELINE_DOWNSWEEP,
  RAYSORT_PIPELINE_STATISTIC,
  RAYSORT_PIPELINE_RANGES,
  RAYSORT_PIPELINE_COUNT,                                                   /* + RAYSORT_SOURCE_* */
  RAYSORT_PIPELINE_SCATTER = RAYSORT_PIPELINE_COUNT + RAYSORT_SOURCE_COUNT, /* + 3 source + digit class */
  RAYSORT_PIPELINE_TOTAL = RAYSORT_PIPELINE_SCATTER + 3 * RAYSORT_SOURCE_COUNT
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
  uint32_t sortItems; /* entries a thread of a tile: RAYSORT_CONSTANT_ITEMS */
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

/* Digit classes of the scatter kernel: at most 16, 64 or 256 digits. */
static const uint32_t raysort_digitBits[3] = {4, 6, 8};

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
  uint32_t digitClass = 2;

  constants[RAYSORT_CONSTANT_ITEMS] = context->sortItems;
  constants[RAYSORT_CONSTANT_SOURCE] = RAYSORT_SOURCE_STRIDED;
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = 0;
  constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_THREADS;
  if (index < RAYSORT_PIPELINE_COUNT)
  {
    *shader = (uint32_t)plain[index];
    return index == RAYSORT_PIPELINE_ROWS ? scan || sort : index < RAYSORT_PIPELINE_STATISTIC ? scan : sort;
  }
  if (index < RAYSORT_PIPELINE_SCATTER)
  {
    *shader = RAYSORT_SHADER_SORT_COUNT;
    constants[RAYSORT_CONSTANT_SOURCE] = index - RAYSORT_PIPELINE_COUNT;
    return sort;
  }
  *shader = RAYSORT_SHADER_SORT_SCATTER;
  digitClass = (index - RAYSORT_PIPELINE_SCATTER) % 3;
  constants[RAYSORT_CONSTANT_SOURCE] = (index - RAYSORT_PIPELINE_SCATTER) / 3;
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = raysort_digitBits[digitClass];
  if (digitClass != 1 && context->sortItems == 32 && context->limits.maxComputeWorkGroupInvocations >= 256 &&
      context->limits.maxComputeWorkGroupSize[0] >= 256)
    constants[RAYSORT_CONSTANT_THREADS] = 256;
  return sort && (digitClass != 1 || context->sortItems == 32); /* 6 bits need more than 16 KiB of shared memory */
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
  context->sortItems = limits->maxComputeSharedMemorySize >= 24 * 1024 ? 32 : 16;
  context->properties.capabilities =
      info->capabilities ? info->capabilities : RAYSORT_CAPABILITY_SCAN_BIT | RAYSORT_CAPABILITY_SORT_BIT;
  context->properties.maxGroupsX = limits->maxComputeWorkGroupCount[0];
  context->properties.sortTile = RAYSORT_THREADS * context->sortItems;
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

#define RAYSORT_MAX_CHUNKS 2048u /* workgroups of a kernel: past that, a workgroup takes several tiles */

/* Words of a table's row: room for every chunk, a multiple of 4. */
static uint32_t raysort_rowStride(uint32_t count, uint32_t tile)
{
  uint32_t tiles = raysort_divideUp(count, tile);
  tiles = tiles < RAYSORT_MAX_CHUNKS ? tiles : RAYSORT_MAX_CHUNKS;
  return tiles ? (tiles + 3) & ~3u : 4;
}

/* Workgroups to record for a count that may turn out to be smaller; at least one, which writes what is due for none. */
static uint32_t raysort_chunkGroups(uint32_t count, uint32_t tile)
{
  uint32_t tiles = raysort_divideUp(count, tile);
  return tiles < 1 ? 1 : tiles < RAYSORT_MAX_CHUNKS ? tiles : RAYSORT_MAX_CHUNKS;
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
  table->rowStride = raysort_rowStride(info->count, RAYSORT_SCAN_TILE);
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
  raysort_beginPass(plan, &pass, "scan downsweep", RAYSORT_PIPELINE_DOWNSWEEP,
                    raysort_chunkGroups(info->count, RAYSORT_SCAN_TILE));
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
  raysort_beginPass(&plan, &pass, "scan reduce", RAYSORT_PIPELINE_REDUCE,
                    raysort_chunkGroups(info->count, RAYSORT_SCAN_TILE));
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
  uint32_t layout, mask, tailKey;
} raysort_source;

/* One digit of a sort: bits shift .. of the key, `count` values. */
typedef struct raysort_digit
{
  uint32_t shift, mask, count;
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
                    raysort_chunkGroups(source->maxCount, plan->context->properties.sortTile));
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
  push.tailKey = source->tailKey;
  push.digitShift = digit->shift;
  push.digitMask = digit->mask;
  push.digitCount = digit->count;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* The smallest digit class that holds `count` digits and that the device has the shared memory for. */
static uint32_t raysort_digitClass(RaysortContext context, uint32_t count)
{
  uint32_t digitClass = 0;
  while (digitClass < 2 && (1u << raysort_digitBits[digitClass]) < count)
    ++digitClass;
  return digitClass == 1 && context->sortItems != 32 ? 2 : digitClass;
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
  push->tailKey = source->tailKey;
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
                    RAYSORT_PIPELINE_SCATTER + source->kind * 3 + raysort_digitClass(plan->context, digit->count),
                    raysort_chunkGroups(source->maxCount, plan->context->properties.sortTile));
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
static void raysort_chooseDigits(const RaysortSortInfo *info, uint32_t tile, raysort_sort *sort)
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
  sort->digits[0].table.rows = sort->digits[0].count + 2 + statistic;
  sort->digits[1].table.rows = sort->digits[1].count + 2;
  sort->digits[0].table.rowStride = raysort_rowStride(info->maxCount, tile);
  sort->digits[1].table.rowStride = sort->digits[0].table.rowStride;
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
    raysort_chooseDigits(info, context->properties.sortTile, sort);
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
  source->tailKey = info->materialCount;
  if (raysort_hasList(info))
  {
    source->values = &ranges[RAYSORT_SORT_LIST];
    source->flags |= RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_VALUES;
  }
  else if (sort->stride == sort->idBytes && aligned % 16 == 0)
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
  raysort_planCount(plan, "sort count", RAYSORT_PIPELINE_COUNT + source->kind, source, digit, scratch, 0, rows);
  if (statistic)
  {
    raysort_source any = *source;
    any.kind = RAYSORT_SOURCE_STRIDED;
    raysort_planCount(plan, "sort statistic", RAYSORT_PIPELINE_STATISTIC, &any, digit, scratch, rows, 1);
  }
  raysort_planRows(plan, "sort rows", scratch, &digit->table, source->live, source->liveOffset, source->maxCount,
                   plan->context->properties.sortTile, 0);
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
    digit->table.rows = digit->count;
    digit->table.rowStride = raysort_rowStride(info->maxCount, context->properties.sortTile);
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
119734787,66816,524299,509,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,156,161,208,213,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,262215,156,
11,29,327752,203,0,35,0,327752,203,1,35,8,327752,203,2,35,16,327752,203,3,35,20,262215,204,6,4,262216,205,0,25,327752,
205,0,35,0,196679,205,2,327752,206,0,35,0,196679,206,2,262215,213,11,26,262215,289,11,25,131091,2,196641,3,2,262165,6,
32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262187,6,42,0,262165,46,32,1,262187,46,47,
2,262174,50,6,6,262187,6,55,1,262187,46,59,30,262187,46,74,0,262176,75,5349,6,262187,46,108,1,131092,112,262176,155,1,
6,262203,155,156,1,262187,6,158,128,262172,159,7,158,262176,160,4,159,262203,160,161,4,262176,164,4,7,262187,6,167,64,
262187,6,175,2,262187,6,176,264,196647,202,5349,393246,203,15,202,6,6,196637,204,6,196638,205,204,262176,202,5349,205,
196638,206,203,262176,207,9,206,262203,207,208,9,262187,6,209,2048,262187,46,210,3,262167,211,6,3,262176,212,1,211,
262203,212,213,1,262176,215,9,6,327724,7,227,42,42,262176,243,9,15,262176,271,9,202,393260,211,289,158,55,55,262187,6,
495,2047,327734,2,4,0,3,131320,5,393281,215,216,208,74,47,262205,6,217,216,393281,215,220,208,74,210,262205,6,221,220,
327745,155,223,213,42,262205,6,224,223,327808,6,309,217,495,327814,6,311,309,209,327808,6,314,311,221,327810,6,315,
314,55,327814,6,317,315,221,458764,6,318,1,41,55,317,327812,6,321,318,209,327808,6,324,311,318,327810,6,325,324,55,
327814,6,327,325,318,327856,112,332,224,327,196855,339,0,262394,332,333,337,131320,333,327812,6,336,224,321,131321,
339,131320,337,131321,339,131320,339,458997,6,481,336,333,217,337,327808,6,346,481,321,458764,6,347,1,38,217,346,
262205,6,231,156,327808,6,232,481,231,131321,233,131320,233,458997,7,508,227,339,400,234,458997,6,485,232,339,255,234,
327856,112,241,485,347,262390,235,234,0,262394,241,234,235,131320,234,393281,243,244,208,74,74,262205,15,245,244,
262268,7,355,245,327761,6,366,355,0,327876,6,368,485,47,327829,50,369,366,368,327761,6,370,369,1,327761,6,371,369,0,
327761,6,374,355,1,327874,6,376,485,59,327808,6,377,374,376,327808,6,379,377,370,327760,7,380,371,379,262268,15,358,
380,393281,75,359,358,74,74,393277,6,360,359,2,4,327761,6,386,508,0,327829,50,389,386,360,327761,6,390,389,1,327761,6,
391,389,0,327761,6,394,508,1,327808,6,399,394,390,327760,7,400,391,399,327808,6,255,485,158,131321,233,131320,235,
327745,164,410,161,231,196670,410,508,131321,411,131320,411,458997,6,487,167,235,434,432,327852,112,414,487,42,262390,
435,432,0,262394,414,415,435,131320,415,262368,175,175,176,327856,112,418,231,487,196855,431,0,262394,418,419,431,
131320,419,327808,6,424,231,487,262205,7,426,410,327745,164,427,161,424,262205,7,428,427,327761,6,443,426,0,327761,6,
445,428,0,327829,50,446,443,445,327761,6,447,446,1,327761,6,448,446,0,327761,6,451,426,1,327761,6,453,428,1,327808,6,
454,451,453,327808,6,456,454,447,327760,7,457,448,456,196670,410,457,131321,431,131320,431,131321,432,131320,432,
327874,6,434,487,108,131321,411,131320,435,262368,175,175,176,327745,164,436,161,74,262205,7,437,436,327850,112,260,
231,42,196855,262,0,262394,260,261,262,131320,261,131321,262,131320,262,458997,112,268,260,435,332,261,196855,270,0,
262394,268,269,270,131320,269,393281,271,272,208,74,108,262205,202,273,272,327761,6,277,437,0,393281,75,278,273,74,
224,327742,278,277,2,4,327808,6,285,221,224,327761,6,287,437,1,393281,75,288,273,74,285,327742,288,287,2,4,131321,270,
131320,270,65789,65592,
};
static const uint32_t raysort_spirv_scan_rows[] = {
119734787,66816,524299,886,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,92,100,129,261,312,350,463,393232,4,17,128,1,1,262215,92,11,29,327752,303,0,35,0,327752,303,1,35,8,
327752,303,2,35,16,327752,303,3,35,24,327752,303,4,35,28,327752,303,5,35,32,327752,303,6,35,36,262215,304,6,4,327752,
305,0,35,0,196679,305,2,262215,306,6,4,262216,307,0,25,327752,307,0,35,0,196679,307,2,262215,308,6,4,262216,309,0,24,
327752,309,0,35,0,196679,309,2,327752,310,0,35,0,196679,310,2,262215,350,11,26,262215,463,11,24,262215,471,11,25,
131091,2,196641,3,2,262165,6,32,0,262167,21,6,2,262187,6,36,1,262165,54,32,1,262187,54,55,0,262187,54,63,1,131092,67,
262187,54,79,2,262176,91,1,6,262203,91,92,1,262187,6,94,2,262187,6,95,264,262167,96,6,4,262187,6,97,32,262172,98,96,
97,262176,99,4,98,262203,99,100,4,262187,6,102,4,262176,107,4,6,262187,6,110,16,262176,118,4,96,262172,127,96,102,
262176,128,4,127,262203,128,129,4,262187,6,134,0,262187,6,143,3,458796,96,149,134,134,134,134,458796,96,167,134,36,94,
143,262187,6,173,8,262167,176,67,4,262174,241,6,6,262187,6,258,128,262172,259,21,258,262176,260,4,259,262203,260,261,
4,262176,264,4,21,262187,6,267,64,196647,300,5349,196647,301,5349,196647,302,5349,589854,303,300,301,302,6,6,6,6,
196637,304,6,196638,305,304,262176,300,5349,305,196637,306,6,196638,307,306,262176,301,5349,307,196637,308,6,196638,
309,308,262176,302,5349,309,196638,310,303,262176,311,9,310,262203,311,312,9,262187,54,313,3,262176,314,9,6,262187,54,
317,4,262187,6,320,256,262176,326,9,302,262176,329,5349,6,262187,54,334,6,262187,54,335,5,262167,348,6,3,262176,349,1,
348,262203,349,350,1,327724,21,383,134,134,262176,394,9,300,262187,6,443,1024,262176,455,9,301,262203,349,463,1,
393260,348,471,258,36,36,262187,6,854,127,458796,96,855,102,102,102,102,458796,96,856,173,173,173,173,262187,6,857,12,
458796,96,858,857,857,857,857,327734,2,4,0,3,131320,5,393281,314,315,312,55,313,262205,6,316,315,393281,314,318,312,
55,317,262205,6,319,318,327879,6,321,319,320,327851,67,322,321,134,196855,324,0,262394,322,323,324,131320,323,393281,
326,327,312,55,79,262205,302,328,327,393281,329,330,328,55,55,393277,6,331,330,2,4,458764,6,332,1,38,316,331,131321,
324,131320,324,458997,6,734,316,5,332,323,393281,314,339,312,55,334,262205,6,340,339,393281,314,342,312,55,335,262205,
6,343,342,327808,6,481,734,340,327810,6,482,481,36,327814,6,484,482,340,327808,6,487,484,343,327810,6,488,487,36,
327814,6,490,488,343,458764,6,491,1,41,36,490,327808,6,497,484,491,327810,6,498,497,36,327814,6,500,498,491,327745,91,
351,350,134,262205,6,352,351,327808,6,356,500,854,327814,6,357,356,258,262205,6,360,92,327812,6,362,360,357,458764,6,
363,1,38,500,362,327808,6,368,363,357,458764,6,369,1,38,500,368,327812,6,373,352,343,327808,6,375,363,373,327808,6,
381,369,373,131321,386,131320,386,458997,21,882,383,324,542,387,458997,6,739,375,324,406,387,327856,67,393,739,381,
262390,388,387,0,262394,393,387,388,131320,387,393281,394,395,312,55,55,262205,300,396,395,393281,329,398,396,55,739,
393277,6,399,398,2,4,327761,6,528,882,0,327829,241,531,528,399,327761,6,532,531,1,327761,6,533,531,0,327761,6,536,882,
1,327808,6,541,536,532,327760,21,542,533,541,327808,6,406,739,63,131321,386,131320,388,327761,6,411,882,0,262368,94,
94,95,327814,6,554,360,102,327817,6,556,360,102,393281,107,558,100,554,556,196670,558,411,262368,94,94,95,327856,67,
560,360,110,196855,588,0,262394,560,561,588,131320,561,327812,6,563,360,94,327745,118,564,100,563,262205,96,565,564,
327808,6,568,563,36,327745,118,569,100,568,262205,96,570,569,327808,96,571,565,570,327761,6,577,571,0,327761,6,579,
571,1,327808,6,580,577,579,327761,6,582,571,2,327808,6,583,580,582,327761,6,585,571,3,327808,6,586,583,585,393281,107,
587,129,554,556,196670,587,586,131321,588,131320,588,262368,94,94,95,327745,118,595,129,134,262205,96,596,595,327814,
6,606,360,173,458832,96,607,606,606,606,606,327856,176,608,167,607,393385,96,609,608,596,149,327745,118,799,129,36,
262205,96,800,799,327808,96,802,596,800,327808,96,805,167,855,327856,176,808,805,607,393385,96,809,808,800,149,327808,
96,811,609,809,327745,118,819,129,94,262205,96,820,819,327808,96,822,802,820,327808,96,825,167,856,327856,176,828,825,
607,393385,96,829,828,820,149,327808,96,831,811,829,327745,118,839,129,143,262205,96,840,839,327808,96,842,822,840,
327808,96,845,167,858,327856,176,848,845,607,393385,96,849,848,840,149,327808,96,851,831,849,327812,6,623,606,94,
327745,118,626,100,623,262205,96,627,626,327817,6,633,360,173,458832,96,634,633,633,633,633,327856,176,635,167,634,
393385,96,636,635,627,149,327808,96,638,851,636,327808,6,780,623,36,327745,118,781,100,780,262205,96,782,781,327856,
176,788,805,634,393385,96,789,788,782,149,327808,96,791,638,789,327761,6,644,842,0,327761,6,646,842,1,327808,6,647,
644,646,327761,6,649,842,2,327808,6,650,647,649,327761,6,652,842,3,327808,6,653,650,652,327761,6,655,791,0,327761,6,
657,791,1,327808,6,658,655,657,327761,6,660,791,2,327808,6,661,658,660,327761,6,663,791,3,327808,6,664,661,663,131321,
417,131320,417,458997,6,765,664,588,438,418,458997,6,747,375,588,440,418,327856,67,424,747,381,262390,419,418,0,
262394,424,418,419,131320,418,393281,394,426,312,55,55,262205,300,427,426,393281,329,429,427,55,747,393277,6,430,429,
2,4,327742,429,765,2,4,327808,6,438,765,430,327808,6,440,747,63,131321,417,131320,419,327879,6,444,319,443,327851,67,
445,444,134,196855,447,0,262394,445,446,447,131320,446,327745,264,674,261,360,196670,674,882,131321,675,131320,675,
458997,6,752,267,446,698,696,327852,67,678,752,134,262390,699,696,0,262394,678,679,699,131320,679,262368,94,94,95,
327856,67,682,360,752,196855,695,0,262394,682,683,695,131320,683,327808,6,688,360,752,262205,21,690,674,327745,264,
691,261,688,262205,21,692,691,327761,6,707,690,0,327761,6,709,692,0,327829,241,710,707,709,327761,6,711,710,1,327761,
6,712,710,0,327761,6,715,690,1,327761,6,717,692,1,327808,6,718,715,717,327808,6,720,718,711,327760,21,721,712,720,
196670,674,721,131321,695,131320,695,131321,696,131320,696,327874,6,698,752,63,131321,675,131320,699,262368,94,94,95,
327745,264,700,261,55,262205,21,701,700,131321,447,131320,447,458997,21,885,882,419,701,699,327850,67,452,360,134,
196855,454,0,262394,452,453,454,131320,453,393281,455,456,312,55,63,262205,301,457,456,393281,329,460,457,55,352,
327742,460,653,2,4,327745,91,464,463,134,262205,6,465,464,327808,6,467,465,352,327761,6,469,885,1,393281,329,470,457,
55,467,327742,470,469,2,4,131321,454,131320,454,65789,65592,
};
static const uint32_t raysort_spirv_scan_downsweep[] = {
119734787,66816,524299,1529,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,
4,1852399981,0,158,166,195,322,380,385,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,158,11,29,327752,377,0,35,0,327752,377,1,35,8,327752,
377,2,35,16,327752,377,3,35,24,327752,377,4,35,32,327752,377,5,35,40,327752,377,6,35,44,327752,378,0,35,0,196679,378,
2,262215,385,11,26,262215,543,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,
17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262187,6,55,0,262165,59,32,1,262187,
59,60,2,262174,63,6,6,262187,6,68,1,262187,59,72,30,262187,59,87,0,262176,88,5349,6,262187,59,130,1,131092,134,262176,
157,1,6,262203,157,158,1,262187,6,160,2,262187,6,161,264,262167,162,6,4,262187,6,163,32,262172,164,162,163,262176,165,
4,164,262203,165,166,4,262187,6,168,4,262176,173,4,6,262187,6,176,16,262176,184,4,162,262172,193,162,168,262176,194,4,
193,262203,194,195,4,262187,6,208,3,458796,162,214,55,55,55,55,458796,162,232,55,68,160,208,262187,6,238,8,262167,241,
134,4,262187,59,302,5,262187,6,319,2112,262172,320,6,319,262176,321,4,320,262203,321,322,4,589854,377,15,15,15,24,24,
6,6,196638,378,377,262176,379,9,378,262203,379,380,9,262187,6,381,2048,262187,59,382,6,262167,383,6,3,262176,384,1,
383,262203,384,385,1,262176,387,9,6,262176,407,9,15,262187,6,460,128,262187,59,483,3,262176,491,9,24,262187,59,513,4,
327724,7,517,55,55,262167,518,134,2,393260,383,543,460,68,68,262187,6,1515,2047,262187,6,1516,5,262187,6,1517,6,
262187,6,1518,7,262187,6,1519,9,262187,6,1520,10,262187,6,1521,11,262187,6,1522,12,262187,6,1523,13,262187,6,1524,14,
262187,6,1525,15,458796,162,1526,168,168,168,168,458796,162,1527,238,238,238,238,458796,162,1528,1522,1522,1522,1522,
327734,2,4,0,3,131320,5,393281,387,388,380,87,302,262205,6,389,388,393281,387,392,380,87,382,262205,6,393,392,327745,
157,395,385,55,262205,6,396,395,327808,6,554,389,1515,327814,6,556,554,381,327808,6,559,556,393,327810,6,560,559,68,
327814,6,562,560,393,458764,6,563,1,41,68,562,327812,6,566,563,381,327808,6,569,556,563,327810,6,570,569,68,327814,6,
572,570,563,327856,134,577,396,572,196855,584,0,262394,577,578,582,131320,578,327812,6,581,396,566,131321,584,131320,
582,131321,584,131320,584,458997,6,896,581,578,389,582,327808,6,591,896,566,458764,6,592,1,38,389,591,196855,406,0,
262394,577,405,414,131320,405,393281,407,408,380,87,130,262205,15,409,408,393281,88,412,409,87,396,393277,6,413,412,2,
4,131321,406,131320,414,131321,406,131320,406,458997,6,900,413,405,55,414,131321,419,131320,419,458997,6,907,900,406,
696,422,458997,6,902,896,406,502,422,327856,134,427,902,592,262390,421,422,0,262394,427,420,421,131320,420,262368,160,
160,161,262205,6,429,158,131321,430,131320,430,458997,6,905,429,420,462,433,327856,134,436,905,381,262390,432,433,1,
262394,436,431,432,131320,431,327874,6,599,905,302,327808,6,600,905,599,327808,6,442,902,905,327856,134,445,442,592,
196855,448,0,262394,445,447,457,131320,447,393281,407,453,380,87,87,262205,15,454,453,262268,7,606,454,327761,6,617,
606,0,327876,6,619,442,60,327829,63,620,617,619,327761,6,621,620,1,327761,6,622,620,0,327761,6,625,606,1,327874,6,627,
442,72,327808,6,628,625,627,327808,6,630,628,621,327760,7,631,622,630,262268,15,609,631,393281,88,610,609,87,87,
393277,6,611,610,2,4,131321,448,131320,457,131321,448,131320,448,458997,6,944,611,447,55,457,327745,173,459,322,600,
196670,459,944,131321,433,131320,433,327808,6,462,905,460,131321,430,131320,432,262368,160,160,161,327812,6,647,429,
176,327874,6,701,647,302,327808,6,702,647,701,327745,173,657,322,702,262205,6,658,657,327808,6,960,647,68,327874,6,
961,960,302,327808,6,962,960,961,327745,173,963,322,962,262205,6,964,963,327808,6,965,658,964,327808,6,974,647,160,
327874,6,975,974,302,327808,6,976,974,975,327745,173,977,322,976,262205,6,978,977,327808,6,979,965,978,327808,6,988,
647,208,327874,6,989,988,302,327808,6,990,988,989,327745,173,991,322,990,262205,6,992,991,327808,6,993,979,992,327808,
6,1002,647,168,327874,6,1003,1002,302,327808,6,1004,1002,1003,327745,173,1005,322,1004,262205,6,1006,1005,327808,6,
1007,993,1006,327808,6,1016,647,1516,327874,6,1017,1016,302,327808,6,1018,1016,1017,327745,173,1019,322,1018,262205,6,
1020,1019,327808,6,1021,1007,1020,327808,6,1030,647,1517,327874,6,1031,1030,302,327808,6,1032,1030,1031,327745,173,
1033,322,1032,262205,6,1034,1033,327808,6,1035,1021,1034,327808,6,1044,647,1518,327874,6,1045,1044,302,327808,6,1046,
1044,1045,327745,173,1047,322,1046,262205,6,1048,1047,327808,6,1049,1035,1048,327808,6,1058,647,238,327874,6,1059,
1058,302,327808,6,1060,1058,1059,327745,173,1061,322,1060,262205,6,1062,1061,327808,6,1063,1049,1062,327808,6,1072,
647,1519,327874,6,1073,1072,302,327808,6,1074,1072,1073,327745,173,1075,322,1074,262205,6,1076,1075,327808,6,1077,
1063,1076,327808,6,1086,647,1520,327874,6,1087,1086,302,327808,6,1088,1086,1087,327745,173,1089,322,1088,262205,6,
1090,1089,327808,6,1091,1077,1090,327808,6,1100,647,1521,327874,6,1101,1100,302,327808,6,1102,1100,1101,327745,173,
1103,322,1102,262205,6,1104,1103,327808,6,1105,1091,1104,327808,6,1114,647,1522,327874,6,1115,1114,302,327808,6,1116,
1114,1115,327745,173,1117,322,1116,262205,6,1118,1117,327808,6,1119,1105,1118,327808,6,1128,647,1523,327874,6,1129,
1128,302,327808,6,1130,1128,1129,327745,173,1131,322,1130,262205,6,1132,1131,327808,6,1133,1119,1132,327808,6,1142,
647,1524,327874,6,1143,1142,302,327808,6,1144,1142,1143,327745,173,1145,322,1144,262205,6,1146,1145,327808,6,1147,
1133,1146,327808,6,1156,647,1525,327874,6,1157,1156,302,327808,6,1158,1156,1157,327745,173,1159,322,1158,262205,6,
1160,1159,327808,6,1161,1147,1160,262368,160,160,161,327814,6,714,429,168,327817,6,716,429,168,393281,173,718,166,714,
716,196670,718,1161,262368,160,160,161,327856,134,720,429,176,196855,748,0,262394,720,721,748,131320,721,327812,6,723,
429,160,327745,184,724,166,723,262205,162,725,724,327808,6,728,723,68,327745,184,729,166,728,262205,162,730,729,
327808,162,731,725,730,327761,6,737,731,0,327761,6,739,731,1,327808,6,740,737,739,327761,6,742,731,2,327808,6,743,740,
742,327761,6,745,731,3,327808,6,746,743,745,393281,173,747,195,714,716,196670,747,746,131321,748,131320,748,262368,
160,160,161,327745,184,755,195,55,262205,162,756,755,327814,6,766,429,238,458832,162,767,766,766,766,766,327856,241,
768,232,767,393385,162,769,768,756,214,327745,184,1169,195,68,262205,162,1170,1169,327808,162,1172,756,1170,327808,
162,1175,232,1526,327856,241,1178,1175,767,393385,162,1179,1178,1170,214,327808,162,1181,769,1179,327745,184,1189,195,
160,262205,162,1190,1189,327808,162,1192,1172,1190,327808,162,1195,232,1527,327856,241,1198,1195,767,393385,162,1199,
1198,1190,214,327808,162,1201,1181,1199,327745,184,1209,195,208,262205,162,1210,1209,327808,162,1212,1192,1210,327808,
162,1215,232,1528,327856,241,1218,1215,767,393385,162,1219,1218,1210,214,327808,162,1221,1201,1219,327812,6,783,766,
160,327745,184,786,166,783,262205,162,787,786,327817,6,793,429,238,458832,162,794,793,793,793,793,327856,241,795,232,
794,393385,162,796,795,787,214,327808,162,798,1221,796,327808,6,1231,783,68,327745,184,1232,166,1231,262205,162,1233,
1232,327856,241,1239,1175,794,393385,162,1240,1239,1233,214,327808,162,1242,798,1240,327761,6,804,1212,0,327761,6,806,
1212,1,327808,6,807,804,806,327761,6,809,1212,2,327808,6,810,807,809,327761,6,812,1212,3,327808,6,813,810,812,327761,
6,815,1242,0,327761,6,817,1242,1,327808,6,818,815,817,327761,6,820,1242,2,327808,6,821,818,820,327761,6,823,1242,3,
327808,6,824,821,823,327808,6,669,907,824,262205,6,680,657,196670,657,669,327808,6,689,669,680,262205,6,1255,963,
196670,963,689,327808,6,1260,689,1255,262205,6,1273,977,196670,977,1260,327808,6,1278,1260,1273,262205,6,1291,991,
196670,991,1278,327808,6,1296,1278,1291,262205,6,1309,1005,196670,1005,1296,327808,6,1314,1296,1309,262205,6,1327,
1019,196670,1019,1314,327808,6,1332,1314,1327,262205,6,1345,1033,196670,1033,1332,327808,6,1350,1332,1345,262205,6,
1363,1047,196670,1047,1350,327808,6,1368,1350,1363,262205,6,1381,1061,196670,1061,1368,327808,6,1386,1368,1381,262205,
6,1399,1075,196670,1075,1386,327808,6,1404,1386,1399,262205,6,1417,1089,196670,1089,1404,327808,6,1422,1404,1417,
262205,6,1435,1103,196670,1103,1422,327808,6,1440,1422,1435,262205,6,1453,1117,196670,1117,1440,327808,6,1458,1440,
1453,262205,6,1471,1131,196670,1131,1458,327808,6,1476,1458,1471,262205,6,1489,1145,196670,1145,1476,327808,6,1494,
1476,1489,196670,1159,1494,327808,6,696,907,813,262368,160,160,161,131321,468,131320,468,458997,6,919,429,748,500,471,
327856,134,474,919,381,262390,470,471,1,262394,474,469,470,131320,469,327808,6,477,902,919,327856,134,480,477,592,
196855,482,0,262394,480,481,482,131320,481,327874,6,841,919,302,327808,6,842,919,841,393281,491,492,380,87,483,262205,
24,493,492,327745,173,496,322,842,262205,6,497,496,262268,7,847,493,327761,6,858,847,0,327876,6,860,477,60,327829,63,
861,858,860,327761,6,862,861,1,327761,6,863,861,0,327761,6,866,847,1,327874,6,868,477,72,327808,6,869,866,868,327808,
6,871,869,862,327760,7,872,863,871,262268,24,850,872,393281,88,852,850,87,87,327742,852,497,2,4,131321,482,131320,482,
131321,471,131320,471,327808,6,500,919,460,131321,468,131320,470,131321,422,131320,422,327808,6,502,902,381,131321,
419,131320,421,327850,134,505,396,55,196855,507,0,262394,505,506,507,131320,506,262205,6,508,158,327850,134,509,508,
55,131321,507,131320,507,458997,134,510,505,421,509,506,196855,512,0,262394,510,511,512,131320,511,393281,491,514,380,
87,513,262205,24,515,514,262268,7,516,515,327851,518,519,516,517,262298,134,520,519,131321,512,131320,512,458997,134,
521,510,507,520,511,196855,523,0,262394,521,522,523,131320,522,393281,491,524,380,87,513,262205,24,525,524,393281,407,
526,380,87,60,262205,15,527,526,393281,88,528,527,87,87,393277,6,529,528,2,4,393281,88,530,525,87,87,327742,530,529,2,
4,393281,88,535,527,87,130,393277,6,536,535,2,4,393281,88,539,527,87,60,393277,6,540,539,2,4,327808,6,541,536,540,
393281,88,542,525,87,130,327742,542,541,2,4,131321,523,131320,523,65789,65592,
};
static const uint32_t raysort_spirv_sort_count[] = {
119734787,66816,524299,1889,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,182,473,482,691,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,327752,
177,0,35,0,327752,177,1,35,8,327752,177,2,35,16,327752,177,3,35,24,327752,177,4,35,32,327752,177,5,35,36,327752,177,6,
35,40,327752,177,7,35,44,327752,177,8,35,48,327752,177,9,35,52,327752,177,10,35,56,327752,177,11,35,60,327752,177,12,
35,64,327752,177,13,35,68,262215,178,6,4,262216,179,0,25,327752,179,0,35,0,196679,179,2,327752,180,0,35,0,196679,180,
2,262215,271,1,1,262216,464,0,24,327752,464,0,35,0,196679,464,2,262215,473,11,29,262215,687,1,0,262215,691,11,26,
262215,752,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,196637,16,6,196638,17,16,
262176,15,5349,17,262167,50,6,4,262176,51,7,50,262187,6,83,0,262165,87,32,1,262187,87,88,2,262174,91,6,6,262187,6,96,
1,262187,87,100,30,262187,87,115,0,262176,116,5349,6,262187,87,149,1,131092,153,196647,176,5349,1048606,177,15,15,15,
176,6,6,6,6,6,6,6,6,6,6,196637,178,6,196638,179,178,262176,176,5349,179,196638,180,177,262176,181,9,180,262203,181,
182,9,262187,87,183,8,262176,184,9,6,262187,87,187,24,262187,87,190,9,262187,6,199,65535,262176,207,9,15,262187,6,220,
4294967292u,262187,6,234,3,262187,6,236,8,262187,87,248,5,262187,6,251,256,262187,87,261,4,262194,6,271,4,393268,153,
272,170,271,234,262187,6,296,2,393268,153,297,170,271,296,262187,6,312,4,393268,153,313,170,271,312,262187,87,330,7,
262187,6,341,4294967295u,262187,87,354,10,262187,87,369,13,262187,87,379,11,262187,6,386,31,393268,153,389,170,271,
234,262187,6,393,32,262187,87,421,12,262187,6,429,128,393268,153,430,170,271,83,262187,6,431,16,393268,153,432,170,
271,96,458804,6,433,169,432,236,312,458804,6,434,169,430,431,433,393268,6,435,134,429,434,196647,463,5349,196638,464,
50,262176,463,5349,464,262176,466,5349,50,262176,472,1,6,262203,472,473,1,262187,6,479,2112,262172,480,6,479,262176,
481,4,480,262203,481,482,4,262176,490,4,6,393268,153,516,176,271,234,262172,544,50,312,262176,545,7,544,262187,6,588,
512,262187,87,654,3,262176,655,9,176,262187,87,659,6,262187,6,679,5,262194,6,687,32,393268,6,688,132,429,687,262167,
689,6,3,262176,690,1,689,262203,690,691,1,262187,6,728,264,393260,689,752,429,96,96,262187,6,1888,384,327734,2,4,0,3,
131320,5,262203,51,975,7,262203,545,846,7,393281,184,670,182,115,369,262205,6,671,670,393281,184,672,182,115,248,
262205,6,673,672,327879,6,674,673,96,327851,153,675,674,83,393385,6,676,675,296,83,327808,6,677,671,676,327814,6,681,
479,677,393228,87,682,1,75,681,262268,6,683,682,458764,6,684,1,38,679,683,327879,6,775,673,251,327851,153,776,775,83,
196855,788,0,262394,776,777,785,131320,777,393281,207,778,182,115,88,262205,15,779,778,393281,116,780,779,115,115,
393277,6,781,780,2,4,393281,184,782,182,115,261,262205,6,783,782,458764,6,784,1,38,781,783,131321,788,131320,785,
393281,184,786,182,115,261,262205,6,787,786,131321,788,131320,788,458997,6,1507,784,777,787,785,393281,184,695,182,
115,659,262205,6,696,695,327745,472,698,691,83,262205,6,699,698,327808,6,799,1507,688,327810,6,800,799,96,327814,6,
802,800,688,327808,6,805,802,696,327810,6,806,805,96,327814,6,808,806,696,458764,6,809,1,41,96,808,327812,6,812,809,
688,327808,6,815,802,809,327810,6,816,815,96,327814,6,818,816,809,327856,153,823,699,818,196855,830,0,262394,823,824,
828,131320,824,327812,6,827,699,812,131321,830,131320,828,131321,830,131320,830,458997,6,1508,827,824,1507,828,327808,
6,837,1508,812,458764,6,838,1,38,1507,837,262205,6,709,473,131321,710,131320,710,458997,6,1513,709,830,727,711,262390,
712,711,0,131321,714,131320,714,196855,717,0,262394,823,716,717,131320,716,327876,6,721,677,684,327856,153,722,1513,
721,131321,717,131320,717,458997,153,723,823,714,722,716,262394,723,711,712,131320,711,327745,490,725,482,1513,196670,
725,83,327808,6,727,1513,429,131321,710,131320,712,262368,296,296,728,196855,731,0,262394,823,730,731,131320,730,
196855,863,0,262394,516,857,862,131320,857,327810,6,860,838,1508,327814,6,861,860,434,131321,863,131320,862,131321,
863,131320,863,458997,6,1526,861,857,83,862,131321,866,131320,866,458997,6,1528,709,863,918,916,327856,153,870,1528,
1526,262390,919,916,0,262394,870,871,919,131320,871,327810,6,884,1526,96,458764,6,885,1,38,1528,884,327812,6,886,885,
434,327808,6,887,1508,886,393281,207,944,182,115,115,262205,15,945,944,262268,7,946,945,327814,6,948,887,434,327812,6,
949,948,312,327761,6,959,946,0,327876,6,961,949,88,327829,91,962,959,961,327761,6,963,962,1,327761,6,964,962,0,327761,
6,967,946,1,327874,6,969,949,100,327808,6,970,967,969,327808,6,972,970,963,327760,7,973,964,972,262268,463,951,973,
327745,466,952,951,115,393277,50,953,952,2,16,327745,51,889,846,83,196670,889,953,327808,6,1792,1528,429,458764,6,
1794,1,38,1792,884,327812,6,1795,1794,434,327808,6,1796,1508,1795,327814,6,1800,1796,434,327812,6,1801,1800,312,
327876,6,1804,1801,88,327829,91,1805,959,1804,327761,6,1806,1805,1,327761,6,1807,1805,0,327874,6,1810,1801,100,327808,
6,1811,967,1810,327808,6,1812,1811,1806,327760,7,1813,1807,1812,262268,463,1814,1813,327745,466,1815,1814,115,393277,
50,1816,1815,2,16,327745,51,1817,846,96,196670,1817,1816,327808,6,1826,1528,251,458764,6,1828,1,38,1826,884,327812,6,
1829,1828,434,327808,6,1830,1508,1829,327814,6,1834,1830,434,327812,6,1835,1834,312,327876,6,1838,1835,88,327829,91,
1839,959,1838,327761,6,1840,1839,1,327761,6,1841,1839,0,327874,6,1844,1835,100,327808,6,1845,967,1844,327808,6,1846,
1845,1840,327760,7,1847,1841,1846,262268,463,1848,1847,327745,466,1849,1848,115,393277,50,1850,1849,2,16,327745,51,
1851,846,296,196670,1851,1850,327808,6,1860,1528,1888,458764,6,1862,1,38,1860,884,327812,6,1863,1862,434,327808,6,
1864,1508,1863,327814,6,1868,1864,434,327812,6,1869,1868,312,327876,6,1872,1869,88,327829,91,1873,959,1872,327761,6,
1874,1873,1,327761,6,1875,1873,0,327874,6,1878,1869,100,327808,6,1879,967,1878,327808,6,1880,1879,1874,327760,7,1881,
1875,1880,262268,463,1882,1881,327745,466,1883,1882,115,393277,50,1884,1883,2,16,327745,51,1885,846,234,196670,1885,
1884,131321,894,131320,894,458997,6,1601,83,871,914,912,327856,153,897,1601,312,262390,915,912,1,262394,897,898,915,
131320,898,327812,6,901,1601,429,327808,6,902,1528,901,327856,153,904,902,1526,196855,911,0,262394,904,905,911,131320,
905,327745,51,907,846,1601,262205,50,908,907,131321,980,131320,980,458997,6,1608,83,905,993,991,327856,153,983,1608,
434,262390,994,991,1,262394,983,984,994,131320,984,196670,975,908,327812,6,999,1608,435,327814,6,1000,999,393,327745,
9,1001,975,1000,262205,6,1002,1001,327879,6,1006,999,386,393281,184,1007,182,115,183,262205,6,1008,1007,327874,6,1009,
1008,187,327808,6,1010,1006,1009,327874,6,1011,1002,1010,393281,184,1012,182,115,190,262205,6,1013,1012,327879,6,1014,
1011,1013,327876,6,1020,96,684,327810,6,1021,1020,96,327879,6,1022,709,1021,196855,1107,0,196859,83,1040,131320,1040,
196855,1051,0,262394,675,1045,1051,131320,1045,393281,184,1048,182,115,354,262205,6,1049,1048,327854,153,1050,1014,
1049,131321,1051,131320,1051,458997,153,1052,675,1040,1050,1045,196855,1068,0,262394,1052,1053,1068,131320,1053,
393281,184,1056,182,115,354,262205,6,1057,1056,327850,153,1058,1014,1057,196855,1066,0,262394,1058,1059,1062,131320,
1059,131321,1066,131320,1062,327808,6,1065,671,96,131321,1066,131320,1066,458997,6,1616,671,1059,1065,1062,131321,
1107,131320,1068,393281,184,1069,182,115,379,262205,6,1070,1069,327879,6,1074,1070,386,327874,6,1075,1014,1074,196855,
1102,0,262394,389,1076,1102,131320,1076,327854,153,1078,1070,393,196855,1100,0,262394,1078,1079,1085,131320,1079,
327810,6,1083,1070,393,327874,6,1084,83,1083,131321,1100,131320,1085,327850,153,1087,1070,83,196855,1098,0,262394,
1087,1088,1090,131320,1088,131321,1098,131320,1090,327810,6,1095,393,1070,327876,6,1096,83,1095,327877,6,1097,1075,
1096,131321,1098,131320,1098,458997,6,1613,1075,1088,1097,1090,131321,1100,131320,1100,458997,6,1614,1084,1079,1613,
1098,131321,1102,131320,1102,458997,6,1615,1075,1068,1614,1100,393281,184,1104,182,115,421,262205,6,1105,1104,327879,
6,1106,1615,1105,131321,1107,131320,1107,458997,6,1617,1616,1066,1106,1102,327876,6,1026,1617,684,327808,6,1028,1026,
1022,327745,490,1029,482,1028,458986,6,1030,1029,96,83,96,131321,991,131320,991,327808,6,993,1608,149,131321,980,
131320,994,131321,911,131320,911,131321,912,131320,912,327808,6,914,1601,149,131321,894,131320,915,131321,916,131320,
916,327808,6,918,1528,588,131321,866,131320,919,327812,6,922,1526,434,327808,6,923,1508,922,327808,6,925,923,709,
131321,926,131320,926,458997,6,1533,925,919,938,936,327856,153,930,1533,838,262390,939,936,0,262394,930,931,939,
131320,931,196855,1177,0,196859,83,1126,131320,1126,196855,1143,0,262394,272,1127,1143,131320,1127,393281,207,1128,
182,115,115,262205,15,1129,1128,262268,7,1130,1129,327761,6,1184,1130,0,327876,6,1186,1533,88,327829,91,1187,1184,
1186,327761,6,1188,1187,1,327761,6,1189,1187,0,327761,6,1192,1130,1,327874,6,1194,1533,100,327808,6,1195,1192,1194,
327808,6,1197,1195,1188,327829,91,1207,1189,1186,327761,6,1208,1207,1,327761,6,1209,1207,0,327808,6,1215,1197,1194,
327808,6,1217,1215,1208,327760,7,1218,1209,1217,262268,15,1135,1218,393281,116,1137,1135,115,115,393277,6,1138,1137,2,
4,393281,116,1140,1135,115,149,393277,6,1141,1140,2,4,327760,7,1142,1138,1141,131321,1177,131320,1143,196855,1151,0,
262394,297,1144,1151,131320,1144,393281,207,1145,182,115,115,262205,15,1146,1145,262268,7,1224,1146,327761,6,1235,
1224,0,327876,6,1237,1533,88,327829,91,1238,1235,1237,327761,6,1239,1238,1,327761,6,1240,1238,0,327761,6,1243,1224,1,
327874,6,1245,1533,100,327808,6,1246,1243,1245,327808,6,1248,1246,1239,327760,7,1249,1240,1248,262268,15,1227,1249,
393281,116,1228,1227,115,115,393277,6,1229,1228,2,4,393281,184,1253,182,115,183,262205,6,1254,1253,327874,6,1255,1254,
187,327874,6,1256,1229,1255,393281,184,1257,182,115,190,262205,6,1258,1257,327879,6,1259,1256,1258,327760,7,1150,1259,
83,131321,1177,131320,1151,196855,1158,0,262394,313,1153,1158,131320,1153,327879,6,1156,673,312,327851,153,1157,1156,
83,131321,1158,131320,1158,458997,153,1159,313,1151,1157,1153,196855,1165,0,262394,1159,1160,1165,131320,1160,393281,
207,1161,182,115,149,262205,15,1162,1161,262268,7,1265,1162,327761,6,1276,1265,0,327876,6,1278,1533,88,327829,91,1279,
1276,1278,327761,6,1280,1279,1,327761,6,1281,1279,0,327761,6,1284,1265,1,327874,6,1286,1533,100,327808,6,1287,1284,
1286,327808,6,1289,1287,1280,327760,7,1290,1281,1289,262268,15,1268,1290,393281,116,1269,1268,115,115,393277,6,1270,
1269,2,4,131321,1165,131320,1165,458997,6,1562,1533,1158,1270,1160,393281,184,1167,182,115,330,262205,6,1168,1167,
327856,153,1169,1562,1168,196855,1174,0,262394,1169,1170,1173,131320,1170,393281,184,1299,182,115,183,262205,6,1300,
1299,327879,6,1301,1300,199,327831,91,1302,1562,1301,327761,6,1303,1302,0,327761,6,1304,1302,1,393281,207,1305,182,
115,115,262205,15,1306,1305,262268,7,1307,1306,327761,6,1309,1307,0,327829,91,1311,1309,1303,327761,6,1312,1311,1,
327761,6,1313,1311,0,327879,6,1315,1313,220,327761,6,1317,1307,1,327808,6,1319,1317,1304,327808,6,1321,1319,1312,
327760,7,1322,1315,1321,262268,15,1324,1322,393281,116,1325,1324,115,115,393277,6,1326,1325,2,4,327879,6,1328,1313,
234,327812,6,1329,1328,236,327874,6,1332,1300,187,327808,6,1333,1329,1332,327874,6,1334,1326,1333,393281,184,1335,182,
115,190,262205,6,1336,1335,327879,6,1337,1334,1336,131321,1174,131320,1173,131321,1174,131320,1174,458997,6,1564,1337,
1170,341,1173,327760,7,1176,1564,83,131321,1177,131320,1177,590069,7,1565,1142,1127,1150,1144,1176,1174,327876,6,1343,
96,684,327810,6,1344,1343,96,327879,6,1345,709,1344,196855,1430,0,196859,83,1363,131320,1363,196855,1374,0,262394,675,
1368,1374,131320,1368,327761,6,1370,1565,0,393281,184,1371,182,115,354,262205,6,1372,1371,327854,153,1373,1370,1372,
131321,1374,131320,1374,458997,153,1375,675,1363,1373,1368,196855,1391,0,262394,1375,1376,1391,131320,1376,327761,6,
1378,1565,0,393281,184,1379,182,115,354,262205,6,1380,1379,327850,153,1381,1378,1380,196855,1389,0,262394,1381,1382,
1385,131320,1382,131321,1389,131320,1385,327808,6,1388,671,96,131321,1389,131320,1389,458997,6,1576,671,1382,1388,
1385,131321,1430,131320,1391,393281,184,1392,182,115,379,262205,6,1393,1392,327761,6,1395,1565,0,327879,6,1397,1393,
386,327874,6,1398,1395,1397,196855,1425,0,262394,389,1399,1425,131320,1399,327854,153,1401,1393,393,196855,1423,0,
262394,1401,1402,1408,131320,1402,327761,6,1404,1565,1,327810,6,1406,1393,393,327874,6,1407,1404,1406,131321,1423,
131320,1408,327850,153,1410,1393,83,196855,1421,0,262394,1410,1411,1413,131320,1411,131321,1421,131320,1413,327761,6,
1416,1565,1,327810,6,1418,393,1393,327876,6,1419,1416,1418,327877,6,1420,1398,1419,131321,1421,131320,1421,458997,6,
1573,1398,1411,1420,1413,131321,1423,131320,1423,458997,6,1574,1407,1402,1573,1421,131321,1425,131320,1425,458997,6,
1575,1398,1391,1574,1423,393281,184,1427,182,115,421,262205,6,1428,1427,327879,6,1429,1575,1428,131321,1430,131320,
1430,458997,6,1577,1576,1389,1429,1425,327876,6,1349,1577,684,327808,6,1351,1349,1345,327745,490,1352,482,1351,458986,
6,1353,1352,96,83,96,131321,936,131320,936,327808,6,938,1533,429,131321,926,131320,939,131321,731,131320,731,262368,
296,296,728,196855,743,0,262394,823,742,743,131320,742,327876,6,1438,96,684,131321,1440,131320,1440,458997,6,1550,709,
742,1482,1480,327856,153,1444,1550,677,262390,1483,1480,0,262394,1444,1445,1483,131320,1445,131321,1446,131320,1446,
458997,6,1558,83,1445,1465,1451,458997,6,1552,83,1445,1468,1451,327856,153,1450,1552,1438,262390,1469,1451,0,262394,
1450,1451,1469,131320,1451,327876,6,1454,1550,684,327808,6,1457,1552,1550,327810,6,1459,1438,96,327879,6,1460,1457,
1459,327808,6,1461,1454,1460,327745,490,1462,482,1461,262205,6,1463,1462,327808,6,1465,1558,1463,327808,6,1468,1552,
149,131321,1446,131320,1469,393281,655,1470,182,115,654,262205,176,1471,1470,327812,6,1475,1550,696,327808,6,1477,
1475,699,393281,116,1479,1471,115,1477,327742,1479,1558,2,4,131321,1480,131320,1480,327808,6,1482,1550,429,131321,
1440,131320,1483,131321,743,131320,743,65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,1321,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,
4,1852399981,0,150,158,187,299,496,552,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
262215,150,11,29,327752,294,0,35,0,327752,294,1,35,8,327752,294,2,35,16,327752,294,3,35,24,327752,294,4,35,32,327752,
294,5,35,36,327752,294,6,35,40,327752,294,7,35,44,327752,294,8,35,48,327752,294,9,35,52,262215,295,6,4,262216,296,0,
25,327752,296,0,35,0,196679,296,2,327752,297,0,35,0,196679,297,2,262215,386,1,1,262215,547,1,0,262215,552,11,26,
262215,594,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,15,
5349,17,262187,6,56,0,262165,60,32,1,262187,60,61,2,262174,64,6,6,262187,6,69,1,262187,60,73,30,262187,60,88,0,262176,
89,5349,6,262187,60,122,1,131092,126,262176,149,1,6,262203,149,150,1,262187,6,152,2,262187,6,153,264,262167,154,6,4,
262187,6,155,32,262172,156,154,155,262176,157,4,156,262203,157,158,4,262187,6,160,4,262176,165,4,6,262187,6,168,16,
262176,176,4,154,262172,185,154,160,262176,186,4,185,262203,186,187,4,262187,6,200,3,262187,6,230,8,196647,293,5349,
786462,294,15,15,15,293,6,6,6,6,6,6,196637,295,6,196638,296,295,262176,293,5349,296,196638,297,294,262176,298,9,297,
262203,298,299,9,262187,60,300,8,262176,301,9,6,262187,60,304,24,262187,60,307,9,262187,6,316,65535,262176,324,9,15,
262187,6,337,4294967292u,262187,60,363,5,262187,6,366,256,262187,60,376,4,262194,6,386,4,393268,126,387,170,386,200,
393268,126,411,170,386,152,393268,126,426,170,386,160,262187,60,443,7,262187,6,454,4294967295u,262187,6,463,
4294967264u,262187,6,493,128,262172,494,6,493,262176,495,4,494,262203,495,496,4,262187,6,512,31,262194,6,547,32,
393268,6,548,132,493,547,262187,60,549,6,262167,550,6,3,262176,551,1,550,262203,551,552,1,262187,60,586,3,262176,587,
9,293,393260,550,594,493,69,69,196609,6,1320,327734,2,4,0,3,131320,5,393281,301,610,299,88,363,262205,6,611,610,
327879,6,612,611,366,327851,126,613,612,56,196855,625,0,262394,613,614,622,131320,614,393281,324,615,299,88,61,262205,
15,616,615,393281,89,617,616,88,88,393277,6,618,617,2,4,393281,301,619,299,88,376,262205,6,620,619,458764,6,621,1,38,
618,620,131321,625,131320,622,393281,301,623,299,88,376,262205,6,624,623,131321,625,131320,625,458997,6,1131,621,614,
624,622,393281,301,556,299,88,549,262205,6,557,556,327745,149,559,552,56,262205,6,560,559,327808,6,636,1131,548,
327810,6,637,636,69,327814,6,639,637,548,327808,6,642,639,557,327810,6,643,642,69,327814,6,645,643,557,458764,6,646,1,
41,69,645,327812,6,649,646,548,327808,6,652,639,646,327810,6,653,652,69,327814,6,655,653,646,327856,126,660,560,655,
196855,667,0,262394,660,661,665,131320,661,327812,6,664,560,649,131321,667,131320,665,131321,667,131320,667,458997,6,
1132,664,661,1131,665,327808,6,674,1132,649,458764,6,675,1,38,1131,674,262205,6,690,150,327879,6,692,690,463,131321,
694,131320,694,458997,6,1138,56,667,751,752,458997,6,1136,1132,667,754,752,327856,126,698,1136,675,262390,755,752,0,
262394,698,699,755,131320,699,327808,6,702,1136,690,327856,126,705,702,675,196855,711,0,262394,705,706,710,131320,706,
196855,825,0,196859,56,774,131320,774,196855,791,0,262394,387,775,791,131320,775,393281,324,776,299,88,88,262205,15,
777,776,262268,7,778,777,327761,6,832,778,0,327876,6,834,702,61,327829,64,835,832,834,327761,6,836,835,1,327761,6,837,
835,0,327761,6,840,778,1,327874,6,842,702,73,327808,6,843,840,842,327808,6,845,843,836,327829,64,855,837,834,327761,6,
856,855,1,327761,6,857,855,0,327808,6,863,845,842,327808,6,865,863,856,327760,7,866,857,865,262268,15,783,866,393281,
89,785,783,88,88,393277,6,786,785,2,4,327760,7,790,786,1320,131321,825,131320,791,196855,799,0,262394,411,792,799,
131320,792,393281,324,793,299,88,88,262205,15,794,793,262268,7,872,794,327761,6,883,872,0,327876,6,885,702,61,327829,
64,886,883,885,327761,6,887,886,1,327761,6,888,886,0,327761,6,891,872,1,327874,6,893,702,73,327808,6,894,891,893,
327808,6,896,894,887,327760,7,897,888,896,262268,15,875,897,393281,89,876,875,88,88,393277,6,877,876,2,4,393281,301,
901,299,88,300,262205,6,902,901,327874,6,903,902,304,327874,6,904,877,903,393281,301,905,299,88,307,262205,6,906,905,
327879,6,907,904,906,327760,7,798,907,56,131321,825,131320,799,196855,806,0,262394,426,801,806,131320,801,327879,6,
804,611,160,327851,126,805,804,56,131321,806,131320,806,458997,126,807,426,799,805,801,196855,813,0,262394,807,808,
813,131320,808,393281,324,809,299,88,122,262205,15,810,809,262268,7,913,810,327761,6,924,913,0,327876,6,926,702,61,
327829,64,927,924,926,327761,6,928,927,1,327761,6,929,927,0,327761,6,932,913,1,327874,6,934,702,73,327808,6,935,932,
934,327808,6,937,935,928,327760,7,938,929,937,262268,15,916,938,393281,89,917,916,88,88,393277,6,918,917,2,4,131321,
813,131320,813,458997,6,1151,702,806,918,808,393281,301,815,299,88,443,262205,6,816,815,327856,126,817,1151,816,
196855,822,0,262394,817,818,821,131320,818,393281,301,947,299,88,300,262205,6,948,947,327879,6,949,948,316,327831,64,
950,1151,949,327761,6,951,950,0,327761,6,952,950,1,393281,324,953,299,88,88,262205,15,954,953,262268,7,955,954,327761,
6,957,955,0,327829,64,959,957,951,327761,6,960,959,1,327761,6,961,959,0,327879,6,963,961,337,327761,6,965,955,1,
327808,6,967,965,952,327808,6,969,967,960,327760,7,970,963,969,262268,15,972,970,393281,89,973,972,88,88,393277,6,974,
973,2,4,327879,6,976,961,200,327812,6,977,976,230,327874,6,980,948,304,327808,6,981,977,980,327874,6,982,974,981,
393281,301,983,299,88,307,262205,6,984,983,327879,6,985,982,984,131321,822,131320,821,131321,822,131320,822,458997,6,
1153,985,818,454,821,327760,7,824,1153,56,131321,825,131320,825,590069,7,1154,790,775,798,792,824,822,327761,6,709,
1154,0,131321,711,131320,710,131321,711,131320,711,458997,6,1155,709,825,56,710,262368,152,152,153,327745,165,715,496,
690,196670,715,1155,262368,152,152,153,327854,126,718,702,675,131321,719,131320,719,458997,126,1172,718,711,743,744,
458997,6,1171,56,711,746,744,327856,126,722,1171,512,262390,747,744,0,262394,722,723,747,131320,723,262312,126,725,
1172,196855,742,0,262394,725,726,742,131320,726,327808,6,729,692,1171,327856,126,731,729,690,196855,740,0,262394,731,
732,740,131320,732,327745,165,736,496,729,262205,6,737,736,327850,126,739,737,1155,131321,740,131320,740,458997,126,
741,731,726,739,732,131321,742,131320,742,458997,126,743,1172,723,741,740,131321,744,131320,744,327808,6,746,1171,122,
131321,719,131320,747,393385,6,749,1172,56,69,327808,6,751,1138,749,131321,752,131320,752,327808,6,754,1136,493,
131321,694,131320,755,262368,152,152,153,327814,6,997,690,160,327817,6,999,690,160,393281,165,1001,158,997,999,196670,
1001,1138,262368,152,152,153,327856,126,1003,690,168,196855,1031,0,262394,1003,1004,1031,131320,1004,327812,6,1006,
690,152,327745,176,1007,158,1006,262205,154,1008,1007,327808,6,1011,1006,69,327745,176,1012,158,1011,262205,154,1013,
1012,327808,154,1014,1008,1013,327761,6,1020,1014,0,327761,6,1022,1014,1,327808,6,1023,1020,1022,327761,6,1025,1014,2,
327808,6,1026,1023,1025,327761,6,1028,1014,3,327808,6,1029,1026,1028,393281,165,1030,187,997,999,196670,1030,1029,
131321,1031,131320,1031,262368,152,152,153,327745,176,1038,187,56,262205,154,1039,1038,327745,176,1243,187,69,262205,
154,1244,1243,327808,154,1246,1039,1244,327745,176,1263,187,152,262205,154,1264,1263,327808,154,1266,1246,1264,327745,
176,1283,187,200,262205,154,1284,1283,327808,154,1286,1266,1284,327761,6,1087,1286,0,327761,6,1089,1286,1,327808,6,
1090,1087,1089,327761,6,1092,1286,2,327808,6,1093,1090,1092,327761,6,1095,1286,3,327808,6,1096,1093,1095,196855,580,0,
262394,660,579,580,131320,579,327850,126,582,690,56,131321,580,131320,580,458997,126,583,660,1031,582,579,196855,585,
0,262394,583,584,585,131320,584,393281,587,588,299,88,586,262205,293,589,588,393281,89,593,589,88,560,327742,593,1096,
2,4,131321,585,131320,585,65789,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,8783,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,
4,1852399981,0,283,290,320,429,878,1076,1086,1402,2067,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,
0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,88,1,0,262215,90,1,3,262215,283,11,29,
327752,426,0,35,0,327752,426,1,35,8,327752,426,2,35,16,327752,426,3,35,24,327752,426,4,35,32,327752,426,5,35,40,
327752,426,6,35,48,327752,426,7,35,56,327752,426,8,35,64,327752,426,9,35,72,327752,426,10,35,76,327752,426,11,35,80,
327752,426,12,35,84,327752,426,13,35,88,327752,426,14,35,92,327752,426,15,35,96,327752,426,16,35,100,327752,426,17,35,
104,327752,426,18,35,108,327752,426,19,35,112,327752,426,20,35,116,327752,426,21,35,120,327752,426,22,35,124,327752,
427,0,35,0,196679,427,2,262215,516,1,1,262215,609,1,2,262216,697,0,24,327752,697,0,35,0,196679,697,2,262215,2067,11,
26,262215,2316,1,3,262215,2317,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,65,6,4,
262176,66,7,65,262187,6,87,128,262194,6,88,32,393268,6,89,132,87,88,262194,6,90,128,393268,6,91,134,89,90,262187,6,92,
4,393268,6,93,134,91,92,262172,94,6,93,131092,117,262187,6,181,0,262165,185,32,1,262187,185,186,2,262174,189,6,6,
262187,6,194,1,262187,185,198,30,262187,185,213,0,262176,214,5349,6,262187,185,256,1,262176,282,1,6,262203,282,283,1,
262187,6,285,2,262187,6,286,264,393268,6,287,134,90,92,262172,288,65,287,262176,289,4,288,262203,289,290,4,262176,296,
4,6,262187,6,299,8,393268,6,300,134,90,299,262176,307,4,65,262187,6,316,32,393268,6,317,134,90,316,262172,318,65,317,
262176,319,4,318,262203,319,320,4,262187,6,333,3,458796,65,339,181,181,181,181,393268,6,348,134,90,316,458796,65,358,
181,194,285,333,262167,366,117,4,1638430,426,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,427,426,
262176,428,9,427,262203,428,429,9,262187,185,430,13,262176,431,9,6,262187,185,434,24,262187,185,437,14,262187,6,446,
65535,262176,454,9,15,262187,6,467,4294967292u,262187,185,493,10,262187,6,496,256,262187,185,506,9,262194,6,516,4,
393268,117,517,170,516,333,393268,117,541,170,516,285,393268,117,556,170,516,92,262187,185,573,12,262187,6,584,
4294967295u,262187,185,597,15,262194,6,609,8,393268,6,610,196,194,609,262187,185,614,16,262187,6,621,31,393268,117,
624,170,516,333,262187,185,655,17,393268,117,663,170,516,181,262187,6,664,16,393268,117,665,170,516,194,458804,6,666,
169,665,299,92,458804,6,667,169,663,664,666,393268,6,668,134,87,667,196647,696,5349,196638,697,65,262176,696,5349,697,
262176,699,5349,65,262187,185,706,19,262187,185,719,20,262187,185,730,8,262176,731,9,24,262187,6,752,6,393268,117,753,
170,609,752,393268,6,758,134,90,285,458804,6,759,169,753,758,90,262187,185,772,5,262187,6,780,255,393268,117,843,170,
516,285,262187,6,868,66,262187,6,869,17,458804,6,870,169,753,868,869,393268,6,871,132,870,759,393268,6,872,134,89,316,
393268,6,873,128,89,872,393268,117,874,172,871,873,458804,6,875,169,874,871,873,262172,876,6,875,262176,877,4,876,
262203,877,878,4,393268,6,957,134,871,90,262172,978,6,957,262176,979,7,978,393268,117,1069,170,609,299,327732,117,
1070,168,1069,262187,6,1073,257,262172,1074,6,1073,262176,1075,4,1074,262203,1075,1076,4,262187,6,1081,64,458804,6,
1082,169,753,1081,664,262203,296,1086,4,262187,6,1167,15,393268,6,1204,134,91,285,262172,1205,6,1204,262176,1206,7,
1205,262172,1278,6,91,262176,1279,7,1278,262187,185,1312,28,262187,6,1335,4294963200u,262187,6,1368,4095,262203,1075,
1402,4,393268,117,1556,170,516,333,262187,185,1560,6,262187,185,1737,21,262187,185,1744,7,393268,6,1809,132,92,90,
262187,6,1818,58,393268,6,1889,132,299,90,393268,6,1904,134,91,92,393268,117,1912,176,516,285,262187,185,1958,4,
262187,185,1961,18,262187,6,1979,512,262187,185,1998,3,262187,6,2034,9,262187,185,2054,22,262167,2065,6,3,262176,2066,
1,2065,262203,2066,2067,1,393268,6,2080,134,496,90,262172,2091,6,2080,262176,2092,7,2091,262187,185,2155,11,262194,6,
2316,1,393267,2065,2317,2316,194,194,262176,5715,7,94,262187,6,7159,5,458796,65,8587,92,92,92,92,262187,6,8588,7,
327734,2,4,0,3,131320,5,262203,5715,5768,7,262203,5715,5759,7,262203,5715,5750,7,262203,5715,5747,7,262203,5715,5723,
7,262203,5715,5720,7,262203,5715,5716,7,262203,979,4469,7,262203,1279,4308,7,262203,979,3901,7,262203,1206,3727,7,
262203,66,3003,7,262203,2092,2403,7,393281,431,2331,429,213,493,262205,6,2332,2331,327879,6,2333,2332,496,327851,117,
2334,2333,181,196855,2346,0,262394,2334,2335,2343,131320,2343,393281,431,2344,429,213,506,262205,6,2345,2344,131321,
2346,131320,2335,393281,454,2336,429,213,186,262205,15,2337,2336,393281,214,2338,2337,213,213,393277,6,2339,2338,2,4,
393281,431,2340,429,213,506,262205,6,2341,2340,458764,6,2342,1,38,2339,2341,131321,2346,131320,2346,458997,6,5847,
2342,2335,2345,2343,393281,431,2262,429,213,2155,262205,6,2263,2262,327745,282,2265,2067,181,262205,6,2266,2265,
327808,6,2357,5847,89,327810,6,2358,2357,194,327814,6,2360,2358,89,327808,6,2363,2360,2263,327810,6,2364,2363,194,
327814,6,2366,2364,2263,458764,6,2367,1,41,194,2366,327812,6,2370,2367,89,327808,6,2373,2360,2367,327810,6,2374,2373,
194,327814,6,2376,2374,2367,327856,117,2381,2266,2376,196855,2388,0,262394,2381,2382,2386,131320,2386,131321,2388,
131320,2382,327812,6,2385,2266,2370,131321,2388,131320,2388,458997,6,5848,2385,2382,5847,2386,327808,6,2395,5848,2370,
458764,6,2396,1,38,5847,2395,262312,117,2275,2381,196855,2277,0,262394,2275,2276,2277,131320,2276,327850,117,2280,
2266,181,131321,2277,131320,2277,458997,117,2281,2381,2388,2280,2276,196855,2283,0,262394,2281,2282,2283,131320,2282,
327850,117,2422,2266,181,196855,2428,0,262394,2422,2423,2428,131320,2423,327879,6,2426,2332,87,327851,117,2427,2426,
181,131321,2428,131320,2428,458997,117,2429,2422,2282,2427,2423,262205,6,2430,283,327812,6,2431,2430,2080,131321,2432,
131320,2432,458997,6,5854,181,2428,2460,2461,458997,6,5853,181,2428,2463,2461,327856,117,2435,5853,2080,262390,2464,
2461,1,262394,2435,2436,2464,131320,2436,327808,6,2440,2431,5853,393281,431,2441,429,213,1961,262205,6,2442,2441,
327856,117,2443,2440,2442,196855,2453,0,262394,2443,2444,2452,131320,2452,131321,2453,131320,2444,393281,454,2445,429,
213,1958,262205,15,2446,2445,393281,214,2450,2446,213,2440,393277,6,2451,2450,2,4,131321,2453,131320,2453,458997,6,
6609,2451,2444,181,2452,327745,9,2455,2403,5853,196670,2455,6609,262205,6,2458,2455,327808,6,2460,5854,2458,131321,
2461,131320,2461,327808,6,2463,5853,256,131321,2432,131320,2464,262368,285,285,286,327814,6,2597,2430,92,327817,6,
2599,2430,92,393281,296,2601,290,2597,2599,196670,2601,5854,262368,285,285,286,327856,117,2603,2430,300,196855,2631,0,
262394,2603,2604,2631,131320,2604,327812,6,2606,2430,285,327745,307,2607,290,2606,262205,65,2608,2607,327808,6,2611,
2606,194,327745,307,2612,290,2611,262205,65,2613,2612,327808,65,2614,2608,2613,327761,6,2620,2614,0,327761,6,2622,
2614,1,327808,6,2623,2620,2622,327761,6,2625,2614,2,327808,6,2626,2623,2625,327761,6,2628,2614,3,327808,6,2629,2626,
2628,393281,296,2630,320,2597,2599,196670,2630,2629,131321,2631,131320,2631,262368,285,285,286,131321,2632,131320,
2632,458997,65,8780,339,2631,2642,2636,458997,65,8779,339,2631,2654,2636,458997,6,5855,181,2631,2657,2636,327856,117,
2635,5855,348,262390,2658,2636,1,262394,2635,2636,2658,131320,2636,327745,307,2638,320,5855,262205,65,2639,2638,
327808,65,2642,8780,2639,327812,6,2645,5855,92,458832,65,2646,2645,2645,2645,2645,327808,65,2647,358,2646,327814,6,
2649,2430,299,458832,65,2650,2649,2649,2649,2649,327856,366,2651,2647,2650,393385,65,2652,2651,2639,339,327808,65,
2654,8779,2652,327808,6,2657,5855,256,131321,2632,131320,2658,327814,6,2665,2430,299,327812,6,2666,2665,285,327745,
307,2669,290,2666,262205,65,2670,2669,327817,6,2676,2430,299,458832,65,2677,2676,2676,2676,2676,327856,366,2678,358,
2677,393385,65,2679,2678,2670,339,327808,65,2681,8779,2679,327808,6,8573,2666,194,327745,307,8574,290,8573,262205,65,
8575,8574,327808,65,8578,358,8587,327856,366,8581,8578,2677,393385,65,8582,8581,8575,339,327808,65,8584,2681,8582,
327761,6,2687,8780,0,327761,6,2689,8780,1,327808,6,2690,2687,2689,327761,6,2692,8780,2,327808,6,2693,2690,2692,327761,
6,2695,8780,3,327808,6,2696,2693,2695,327761,6,2698,8584,0,327761,6,2700,8584,1,327808,6,2701,2698,2700,327761,6,2703,
8584,2,327808,6,2704,2701,2703,327761,6,2706,8584,3,327808,6,2707,2704,2706,131321,2468,131320,2468,458997,6,6596,
2707,2658,2515,2516,458997,6,5857,181,2658,2518,2516,327856,117,2471,5857,2080,262390,2519,2516,1,262394,2471,2472,
2519,131320,2472,327808,6,2475,2431,5857,393281,431,2477,429,213,1961,262205,6,2478,2477,327856,117,2479,2475,2478,
196855,2510,0,262394,2479,2480,2510,131320,2480,196855,2497,0,262394,2381,2484,2496,131320,2496,131321,2497,131320,
2484,393281,454,2485,429,213,1998,262205,15,2486,2485,327812,6,2490,2475,2263,327808,6,2493,2490,2266,393281,214,2494,
2486,213,2493,393277,6,2495,2494,2,4,131321,2497,131320,2497,458997,6,6597,2495,2484,181,2496,327808,6,2499,6596,6597,
327745,296,2500,1402,2475,196670,2500,2499,196855,2509,0,262394,2429,2502,2509,131320,2502,327745,9,2506,2403,5857,
262205,6,2507,2506,393281,731,2711,429,213,730,262205,24,2712,2711,327808,6,2714,664,2475,393281,214,2716,2712,213,
2714,327742,2716,6596,2,4,393281,431,2717,429,213,2054,262205,6,2718,2717,327812,6,2720,2475,333,327808,6,2721,2718,
2720,393281,431,2728,429,213,706,262205,6,2729,2728,327814,6,2730,2507,2729,327817,6,2734,2507,2729,327851,117,2735,
2734,181,393385,6,2736,2735,194,181,327808,6,2737,2730,2736,393281,431,2739,429,213,719,262205,6,2740,2739,327814,6,
2741,2737,2740,327817,6,2745,2737,2740,327851,117,2746,2745,181,393385,6,2747,2746,194,181,327808,6,2748,2741,2747,
458764,6,2755,1,38,2737,2740,393281,214,2756,2712,213,2721,327742,2756,2755,2,4,327808,6,2760,2721,194,458764,6,2762,
1,41,2748,194,393281,214,2763,2712,213,2760,327742,2763,2762,2,4,327808,6,2767,2721,285,393281,214,2768,2712,213,2767,
327742,2768,194,2,4,131321,2509,131320,2509,131321,2510,131320,2510,327745,9,2512,2403,5857,262205,6,2513,2512,327808,
6,2515,6596,2513,131321,2516,131320,2516,327808,6,2518,5857,256,131321,2468,131320,2519,327850,117,2521,2430,181,
196855,2585,0,262394,2521,2522,2585,131320,2522,393281,431,2523,429,213,1961,262205,6,2524,2523,327812,6,2527,2524,
2263,327808,6,2530,2527,2266,196855,2537,0,262394,2381,2532,2537,131320,2532,327879,6,2535,2332,194,327851,117,2536,
2535,181,131321,2537,131320,2537,458997,117,2538,2381,2522,2536,2532,196855,2557,0,262394,2538,2541,2556,131320,2556,
131321,2557,131320,2541,393281,454,2542,429,213,1998,262205,15,2543,2542,393281,214,2545,2543,213,2530,393277,6,2546,
2545,2,4,327808,6,2552,2530,2263,393281,214,2553,2543,213,2552,393277,6,2554,2553,2,4,327808,6,2555,2546,2554,131321,
2557,131320,2557,458997,6,5867,2555,2541,181,2556,327808,6,2559,2696,5867,327745,296,2560,1402,610,196670,2560,2559,
196855,2570,0,262394,2429,2562,2570,131320,2562,393281,731,2563,429,213,730,262205,24,2564,2563,327808,6,2567,664,
2524,393281,214,2569,2564,213,2567,327742,2569,2696,2,4,131321,2570,131320,2570,196855,2579,0,262394,2422,2574,2579,
131320,2574,327879,6,2577,2332,1081,327851,117,2578,2577,181,131321,2579,131320,2579,458997,117,2580,2422,2570,2578,
2574,196855,2584,0,262394,2580,2581,2584,131320,2581,393281,454,2779,429,213,1958,262205,15,2780,2779,393281,214,2783,
2780,213,2524,393277,6,2784,2783,2,4,327808,6,2789,2524,194,393281,214,2790,2780,213,2789,393277,6,2791,2790,2,4,
196855,2874,0,262394,2334,2863,2871,131320,2871,393281,431,2872,429,213,506,262205,6,2873,2872,131321,2874,131320,
2863,393281,454,2864,429,213,186,262205,15,2865,2864,393281,214,2866,2865,213,213,393277,6,2867,2866,2,4,393281,431,
2868,429,213,506,262205,6,2869,2868,458764,6,2870,1,38,2867,2869,131321,2874,131320,2874,458997,6,5878,2870,2863,2873,
2871,327879,6,2795,2332,1979,327851,117,2796,2795,181,393281,731,2797,429,213,730,262205,24,2798,2797,393281,214,2800,
2798,213,213,327742,2800,5878,2,4,393281,214,2804,2798,213,256,327742,2804,2696,2,4,327808,6,2809,2784,2791,393281,
214,2810,2798,213,186,327742,2810,2809,2,4,393281,214,2814,2798,213,1998,327742,2814,2791,2,4,393281,431,2880,429,213,
706,262205,6,2881,2880,327814,6,2882,2696,2881,327817,6,2886,2696,2881,327851,117,2887,2886,181,393385,6,2888,2887,
194,181,327808,6,2889,2882,2888,393281,431,2891,429,213,719,262205,6,2892,2891,327814,6,2893,2889,2892,327817,6,2897,
2889,2892,327851,117,2898,2897,181,393385,6,2899,2898,194,181,327808,6,2900,2893,2899,458764,6,2907,1,38,2889,2892,
393281,214,2908,2798,213,92,327742,2908,2907,2,4,458764,6,2914,1,41,2900,194,393281,214,2915,2798,213,7159,327742,
2915,2914,2,4,393281,214,2920,2798,213,752,327742,2920,194,2,4,196855,2825,0,262394,2796,2820,2824,131320,2824,131321,
2825,131320,2820,327808,6,2822,5878,621,327814,6,2823,2822,316,131321,2825,131320,2825,458997,6,5882,2823,2820,181,
2824,393281,214,2827,2798,213,1744,327742,2827,5882,2,4,196855,2840,0,262394,2796,2831,2839,131320,2839,131321,2840,
131320,2831,327808,6,2836,2524,285,393281,214,2837,2780,213,2836,393277,6,2838,2837,2,4,131321,2840,131320,2840,
458997,6,5884,2838,2831,181,2839,393281,214,2842,2798,213,730,327742,2842,5884,2,4,131321,2843,131320,2843,458997,6,
5885,2034,2840,2854,2847,327856,117,2846,5885,664,262390,2855,2847,0,262394,2846,2847,2855,131320,2847,393281,214,
2851,2798,213,5885,327742,2851,181,2,4,327808,6,2854,5885,256,131321,2843,131320,2855,131321,2584,131320,2584,131321,
2585,131320,2585,131321,2283,131320,2283,262368,285,285,286,131321,2290,131320,2290,458997,6,5904,5848,2283,2305,2293,
327856,117,2298,5904,2396,262390,2292,2293,0,262394,2298,2291,2292,131320,2291,327810,6,2302,2396,5904,458764,6,2303,
1,38,89,2302,327808,6,2305,5904,89,327856,117,2308,2305,2396,262205,6,2938,283,196855,2997,0,262394,753,2988,2995,
131320,2995,131321,2997,131320,2988,327817,6,2990,2938,759,327812,6,2991,2990,285,327814,6,2993,2938,759,327808,6,
2994,2991,2993,131321,2997,131320,2997,458997,6,5924,2994,2988,2938,2995,327812,6,2940,5924,91,131321,2941,131320,
2941,458997,6,5925,181,2997,2950,2945,327856,117,2944,5925,1904,262390,2951,2945,1,262394,2944,2945,2951,131320,2945,
327745,9,5770,5768,5925,196670,5770,181,327808,6,2950,5925,256,131321,2941,131320,2951,327850,117,2954,2303,89,327847,
117,2955,1912,2954,196855,2970,0,262394,2955,2956,2963,131320,2963,262205,94,5776,5768,327847,117,3209,843,2954,
196855,3265,0,262394,3209,3210,3240,131320,3240,131321,3242,131320,3242,458997,6,5931,2938,3240,3263,3261,327856,117,
3245,5931,89,262390,3264,3261,0,262394,3245,3246,3264,131320,3246,327856,117,3249,5931,2303,196855,3256,0,262394,3249,
3250,3256,131320,3250,327808,6,3253,5904,5931,196855,3458,0,196859,181,3407,131320,3407,196855,3424,0,262394,517,3408,
3424,131320,3408,393281,454,3409,429,213,213,262205,15,3410,3409,262268,7,3411,3410,327761,6,3465,3411,0,327876,6,
3467,3253,186,327829,189,3468,3465,3467,327761,6,3469,3468,1,327761,6,3470,3468,0,327761,6,3473,3411,1,327874,6,3475,
3253,198,327808,6,3476,3473,3475,327808,6,3478,3476,3469,327829,189,3488,3470,3467,327761,6,3489,3488,1,327761,6,3490,
3488,0,327808,6,3496,3478,3475,327808,6,3498,3496,3489,327760,7,3499,3490,3498,262268,15,3416,3499,393281,214,3418,
3416,213,213,393277,6,3419,3418,2,4,393281,214,3421,3416,213,256,393277,6,3422,3421,2,4,327760,7,3423,3419,3422,
131321,3458,131320,3424,196855,3432,0,262394,541,3425,3432,131320,3425,393281,454,3426,429,213,213,262205,15,3427,
3426,262268,7,3505,3427,327761,6,3516,3505,0,327876,6,3518,3253,186,327829,189,3519,3516,3518,327761,6,3520,3519,1,
327761,6,3521,3519,0,327761,6,3524,3505,1,327874,6,3526,3253,198,327808,6,3527,3524,3526,327808,6,3529,3527,3520,
327760,7,3530,3521,3529,262268,15,3508,3530,393281,214,3509,3508,213,213,393277,6,3510,3509,2,4,393281,431,3534,429,
213,430,262205,6,3535,3534,327874,6,3536,3535,434,327874,6,3537,3510,3536,393281,431,3538,429,213,437,262205,6,3539,
3538,327879,6,3540,3537,3539,327760,7,3431,3540,181,131321,3458,131320,3432,196855,3439,0,262394,556,3434,3439,131320,
3434,327879,6,3437,2332,92,327851,117,3438,3437,181,131321,3439,131320,3439,458997,117,3440,556,3432,3438,3434,196855,
3446,0,262394,3440,3441,3446,131320,3441,393281,454,3442,429,213,256,262205,15,3443,3442,262268,7,3546,3443,327761,6,
3557,3546,0,327876,6,3559,3253,186,327829,189,3560,3557,3559,327761,6,3561,3560,1,327761,6,3562,3560,0,327761,6,3565,
3546,1,327874,6,3567,3253,198,327808,6,3568,3565,3567,327808,6,3570,3568,3561,327760,7,3571,3562,3570,262268,15,3549,
3571,393281,214,3550,3549,213,213,393277,6,3551,3550,2,4,131321,3446,131320,3446,458997,6,5935,3253,3439,3551,3441,
393281,431,3448,429,213,573,262205,6,3449,3448,327856,117,3450,5935,3449,196855,3455,0,262394,3450,3451,3454,131320,
3454,131321,3455,131320,3451,393281,431,3580,429,213,430,262205,6,3581,3580,327879,6,3582,3581,446,327831,189,3583,
5935,3582,327761,6,3584,3583,0,327761,6,3585,3583,1,393281,454,3586,429,213,213,262205,15,3587,3586,262268,7,3588,
3587,327761,6,3590,3588,0,327829,189,3592,3590,3584,327761,6,3593,3592,1,327761,6,3594,3592,0,327879,6,3596,3594,467,
327761,6,3598,3588,1,327808,6,3600,3598,3585,327808,6,3602,3600,3593,327760,7,3603,3596,3602,262268,15,3605,3603,
393281,214,3606,3605,213,213,393277,6,3607,3606,2,4,327879,6,3609,3594,333,327812,6,3610,3609,299,327874,6,3613,3581,
434,327808,6,3614,3610,3613,327874,6,3615,3607,3614,393281,431,3616,429,213,437,262205,6,3617,3616,327879,6,3618,3615,
3617,131321,3455,131320,3455,458997,6,5937,3618,3451,584,3454,327760,7,3457,5937,181,131321,3458,131320,3458,590069,7,
5938,3423,3408,3431,3425,3457,3455,196855,3686,0,196859,181,3627,131320,3627,327879,6,3630,2332,194,327851,117,3631,
3630,181,196855,3638,0,262394,3631,3632,3638,131320,3632,327761,6,3634,5938,0,393281,431,3635,429,213,597,262205,6,
3636,3635,327854,117,3637,3634,3636,131321,3638,131320,3638,458997,117,3639,3631,3627,3637,3632,196855,3647,0,262394,
3639,3640,3647,131320,3640,131321,3686,131320,3647,393281,431,3648,429,213,614,262205,6,3649,3648,327761,6,3651,5938,
0,327879,6,3653,3649,621,327874,6,3654,3651,3653,196855,3681,0,262394,624,3655,3681,131320,3655,327854,117,3657,3649,
316,196855,3679,0,262394,3657,3658,3664,131320,3664,327850,117,3666,3649,181,196855,3677,0,262394,3666,3667,3669,
131320,3669,327761,6,3672,5938,1,327810,6,3674,316,3649,327876,6,3675,3672,3674,327877,6,3676,3654,3675,131321,3677,
131320,3667,131321,3677,131320,3677,458997,6,5939,3654,3667,3676,3669,131321,3679,131320,3658,327761,6,3660,5938,1,
327810,6,3662,3649,316,327874,6,3663,3660,3662,131321,3679,131320,3679,458997,6,5940,3663,3658,5939,3677,131321,3681,
131320,3681,458997,6,5941,3654,3647,5940,3679,393281,431,3683,429,213,655,262205,6,3684,3683,327879,6,3685,5941,3684,
131321,3686,131320,3686,458997,6,5942,610,3640,3685,3681,131321,3256,131320,3256,458997,6,5953,610,3246,5942,3686,
327874,6,3692,5931,772,327808,6,3693,5931,3692,327745,296,3260,878,3693,196670,3260,5953,131321,3261,131320,3261,
327808,6,3263,5931,90,131321,3242,131320,3264,131321,3265,131320,3210,393281,454,3211,429,213,213,262205,15,3212,3211,
262268,7,3213,3212,327808,6,3216,5904,2938,327761,6,3290,3213,0,327876,6,3292,3216,186,327829,189,3293,3290,3292,
327761,6,3294,3293,1,327761,6,3295,3293,0,327761,6,3298,3213,1,327874,6,3300,3216,198,327808,6,3301,3298,3300,327808,
6,3303,3301,3294,327760,7,3304,3295,3303,262268,15,3218,3304,131321,3219,131320,3219,458997,6,5954,181,3210,3238,3236,
327856,117,3222,5954,89,262390,3239,3236,1,262394,3222,3223,3239,131320,3223,327808,6,3226,2938,5954,327874,6,3309,
3226,772,327808,6,3310,3226,3309,393281,214,3230,3218,213,5954,393277,6,3231,3230,2,4,393281,431,3314,429,213,430,
262205,6,3315,3314,327874,6,3316,3315,434,327874,6,3317,3231,3316,393281,431,3318,429,213,437,262205,6,3319,3318,
327879,6,3320,3317,3319,196855,3388,0,196859,181,3329,131320,3329,327879,6,3332,2332,194,327851,117,3333,3332,181,
196855,3340,0,262394,3333,3334,3340,131320,3334,393281,431,3337,429,213,597,262205,6,3338,3337,327854,117,3339,3320,
3338,131321,3340,131320,3340,458997,117,3341,3333,3329,3339,3334,196855,3349,0,262394,3341,3342,3349,131320,3342,
131321,3388,131320,3349,393281,431,3350,429,213,614,262205,6,3351,3350,327879,6,3355,3351,621,327874,6,3356,3320,3355,
196855,3383,0,262394,624,3357,3383,131320,3357,327854,117,3359,3351,316,196855,3381,0,262394,3359,3360,3366,131320,
3366,327850,117,3368,3351,181,196855,3379,0,262394,3368,3369,3371,131320,3371,327810,6,3376,316,3351,327876,6,3377,
181,3376,327877,6,3378,3356,3377,131321,3379,131320,3369,131321,3379,131320,3379,458997,6,6000,3356,3369,3378,3371,
131321,3381,131320,3360,327810,6,3364,3351,316,327874,6,3365,181,3364,131321,3381,131320,3381,458997,6,6001,3365,3360,
6000,3379,131321,3383,131320,3383,458997,6,6002,3356,3349,6001,3381,393281,431,3385,429,213,655,262205,6,3386,3385,
327879,6,3387,6002,3386,131321,3388,131320,3388,458997,6,6003,610,3342,3387,3383,327745,296,3235,878,3310,196670,3235,
6003,131321,3236,131320,3236,327808,6,3238,5954,90,131321,3219,131320,3239,131321,3265,131320,3265,262368,285,285,286,
131321,3266,131320,3266,458997,94,5970,5776,3265,5754,3270,458997,6,5956,181,3265,3719,3270,458997,6,5955,181,3265,
3283,3270,327856,117,3269,5955,91,262390,3284,3270,1,262394,3269,3270,3284,131320,3270,327808,6,3273,2940,5955,327874,
6,3698,3273,772,327808,6,3699,3273,3698,196670,5750,5970,327745,296,3277,878,3699,262205,6,3278,3277,327814,6,3702,
5955,92,327879,6,3704,3278,780,327817,6,3706,5955,92,327812,6,3707,3706,299,327876,6,3708,3704,3707,327745,9,5757,
5750,3702,262205,6,3710,5757,327877,6,3711,3710,3708,196670,5757,3711,327874,6,3714,3278,609,327876,6,3716,3714,5955,
327877,6,3719,5956,3716,262205,94,5754,5750,327808,6,3283,5955,256,131321,3266,131320,3284,262368,285,285,286,196670,
5768,5970,131321,2970,131320,2956,327808,6,2959,5904,2940,262205,94,5771,5768,131321,3010,131320,3010,458997,94,6011,
5771,2956,6582,3039,458997,6,6010,181,2956,6576,3039,458997,6,6009,181,2956,3041,3039,327856,117,3013,6009,91,262390,
3042,3039,1,262394,3013,3014,3042,131320,3014,327808,6,3017,2959,6009,393281,454,3047,429,213,213,262205,15,3048,3047,
262268,7,3049,3048,327814,6,3051,3017,667,327812,6,3052,3051,92,327761,6,3062,3049,0,327876,6,3064,3052,186,327829,
189,3065,3062,3064,327761,6,3066,3065,1,327761,6,3067,3065,0,327761,6,3070,3049,1,327874,6,3072,3052,198,327808,6,
3073,3070,3072,327808,6,3075,3073,3066,327760,7,3076,3067,3075,262268,696,3054,3076,327745,699,3055,3054,213,393277,
65,3056,3055,2,16,131321,3019,131320,3019,458997,94,6582,6011,3014,5763,3035,458997,6,6576,6010,3014,3185,3035,458997,
6,6567,181,3014,3037,3035,327856,117,3022,6567,667,262390,3038,3035,1,262394,3022,3023,3038,131320,3023,327808,6,3026,
6009,6567,196670,3003,3056,327812,6,3081,6567,668,327814,6,3082,3081,316,327745,9,3083,3003,3082,262205,6,3084,3083,
327879,6,3088,3081,621,393281,431,3089,429,213,430,262205,6,3090,3089,327874,6,3091,3090,434,327808,6,3092,3088,3091,
327874,6,3093,3084,3092,393281,431,3094,429,213,437,262205,6,3095,3094,327879,6,3096,3093,3095,196855,3164,0,196859,
181,3105,131320,3105,327879,6,3108,2332,194,327851,117,3109,3108,181,196855,3116,0,262394,3109,3110,3116,131320,3110,
393281,431,3113,429,213,597,262205,6,3114,3113,327854,117,3115,3096,3114,131321,3116,131320,3116,458997,117,3117,3109,
3105,3115,3110,196855,3125,0,262394,3117,3118,3125,131320,3118,131321,3164,131320,3125,393281,431,3126,429,213,614,
262205,6,3127,3126,327879,6,3131,3127,621,327874,6,3132,3096,3131,196855,3159,0,262394,624,3133,3159,131320,3133,
327854,117,3135,3127,316,196855,3157,0,262394,3135,3136,3142,131320,3142,327850,117,3144,3127,181,196855,3155,0,
262394,3144,3145,3147,131320,3147,327810,6,3152,316,3127,327876,6,3153,181,3152,327877,6,3154,3132,3153,131321,3155,
131320,3145,131321,3155,131320,3155,458997,6,6570,3132,3145,3154,3147,131321,3157,131320,3136,327810,6,3140,3127,316,
327874,6,3141,181,3140,131321,3157,131320,3157,458997,6,6571,3141,3136,6570,3155,131321,3159,131320,3159,458997,6,
6572,3132,3125,6571,3157,393281,431,3161,429,213,655,262205,6,3162,3161,327879,6,3163,6572,3162,131321,3164,131320,
3164,458997,6,6573,610,3118,3163,3159,196670,5759,6582,327814,6,3168,3026,92,327879,6,3170,6573,780,327817,6,3172,
3026,92,327812,6,3173,3172,299,327876,6,3174,3170,3173,327745,9,5766,5759,3168,262205,6,3176,5766,327877,6,3177,3176,
3174,196670,5766,3177,327874,6,3180,6573,609,327876,6,3182,3180,3026,327877,6,3185,6576,3182,262205,94,5763,5759,
131321,3035,131320,3035,327808,6,3037,6567,256,131321,3019,131320,3038,131321,3039,131320,3039,327808,6,3041,6009,667,
131321,3010,131320,3042,196670,5768,6011,131321,2970,131320,2970,458997,6,6012,6010,3042,5956,3284,262205,94,5781,
5768,131321,3813,131320,3813,458997,6,6034,181,2970,3825,3817,327856,117,3816,6034,957,262390,3826,3817,1,262394,3816,
3817,3826,131320,3817,327812,6,3819,6034,90,327808,6,3821,3819,2938,327745,296,3822,878,3821,196670,3822,181,327808,6,
3825,6034,256,131321,3813,131320,3826,262368,285,285,286,131321,3740,131320,3740,458997,6,6035,181,3826,3751,3749,
327856,117,3743,6035,91,262390,3752,3749,1,262394,3743,3744,3752,131320,3744,196670,5723,5781,327814,6,3857,6035,92,
327745,9,5725,5723,3857,262205,6,3859,5725,327817,6,3861,6035,92,327812,6,3862,3861,299,327874,6,3863,3859,3862,
327879,6,3864,3863,780,196855,3852,0,262394,1069,3837,3850,131320,3850,131321,3852,131320,3837,327874,6,3841,6012,
6035,327879,6,3842,3841,194,327851,117,3843,3842,181,196855,3848,0,262394,3843,3844,3845,131320,3845,327879,6,3847,
3864,1167,131321,3848,131320,3844,131321,3848,131320,3848,458997,6,6556,1082,3844,3847,3845,131321,3852,131320,3852,
458997,6,6557,6556,3848,3864,3850,327817,6,3873,2938,759,196855,3879,0,262394,753,3874,3878,131320,3878,131321,3879,
131320,3874,327814,6,3876,2938,759,327812,6,3877,3876,664,131321,3879,131320,3879,458997,6,6558,3877,3874,181,3878,
327812,6,3882,6557,759,327808,6,3884,3882,3873,327745,296,3885,878,3884,327876,6,3887,194,6558,458986,6,3888,3885,194,
181,3887,131321,3749,131320,3749,327808,6,3751,6035,256,131321,3740,131320,3752,327812,6,3915,2938,957,262368,285,285,
286,131321,3916,131320,3916,458997,6,6037,181,3752,3945,3946,458997,6,6036,181,3752,3948,3946,327856,117,3919,6036,
957,262390,3949,3946,1,262394,3919,3920,3949,131320,3920,327808,6,3924,3915,6036,327745,296,3925,878,3924,262205,6,
3926,3925,327745,9,3927,3901,6036,196670,3927,3926,196855,3942,0,262394,753,3928,3938,131320,3938,262205,6,3941,3927,
131321,3942,131320,3928,262205,6,3931,3927,327879,6,3932,3931,446,262205,6,3935,3927,327874,6,3936,3935,614,327808,6,
3937,3932,3936,131321,3942,131320,3942,458997,6,6553,3937,3928,3941,3938,327808,6,3945,6037,6553,131321,3946,131320,
3946,327808,6,3948,6036,256,131321,3916,131320,3949,262368,285,285,286,327814,6,4036,2938,92,327817,6,4038,2938,92,
393281,296,4040,290,4036,4038,196670,4040,6037,262368,285,285,286,327856,117,4042,2938,300,196855,4070,0,262394,4042,
4043,4070,131320,4043,327812,6,4045,2938,285,327745,307,4046,290,4045,262205,65,4047,4046,327808,6,4050,4045,194,
327745,307,4051,290,4050,262205,65,4052,4051,327808,65,4053,4047,4052,327761,6,4059,4053,0,327761,6,4061,4053,1,
327808,6,4062,4059,4061,327761,6,4064,4053,2,327808,6,4065,4062,4064,327761,6,4067,4053,3,327808,6,4068,4065,4067,
393281,296,4069,320,4036,4038,196670,4069,4068,131321,4070,131320,4070,262368,285,285,286,131321,4071,131320,4071,
458997,65,8781,339,4070,4093,4075,458997,6,6038,181,4070,4096,4075,327856,117,4074,6038,348,262390,4097,4075,1,262394,
4074,4075,4097,131320,4075,327745,307,4077,320,6038,262205,65,4078,4077,327812,6,4084,6038,92,458832,65,4085,4084,
4084,4084,4084,327808,65,4086,358,4085,327814,6,4088,2938,299,458832,65,4089,4088,4088,4088,4088,327856,366,4090,4086,
4089,393385,65,4091,4090,4078,339,327808,65,4093,8781,4091,327808,6,4096,6038,256,131321,4071,131320,4097,327814,6,
4104,2938,299,327812,6,4105,4104,285,327745,307,4108,290,4105,262205,65,4109,4108,327817,6,4115,2938,299,458832,65,
4116,4115,4115,4115,4115,327856,366,4117,358,4116,393385,65,4118,4117,4109,339,327808,65,4120,8781,4118,327808,6,7168,
4105,194,327745,307,7169,290,7168,262205,65,7170,7169,327808,65,7173,358,8587,327856,366,7176,7173,4116,393385,65,
7177,7176,7170,339,327808,65,7179,4120,7177,327761,6,4137,7179,0,327761,6,4139,7179,1,327808,6,4140,4137,4139,327761,
6,4142,7179,2,327808,6,4143,4140,4142,327761,6,4145,7179,3,327808,6,4146,4143,4145,131321,3953,131320,3953,458997,6,
6519,4146,4097,4020,4021,458997,6,6040,181,4097,4023,4021,327856,117,3956,6040,957,262390,4024,4021,1,262394,3956,
3957,4024,131320,3957,196855,3967,0,262394,753,3958,3963,131320,3963,327745,9,3965,3901,6040,262205,6,3966,3965,
131321,3967,131320,3958,327745,9,3960,3901,6040,262205,6,3961,3960,327879,6,3962,3961,446,131321,3967,131320,3967,
458997,6,6510,3962,3958,3966,3963,327808,6,3971,3915,6040,327814,6,3972,3971,759,196855,3985,0,262394,753,3976,3983,
131320,3983,131321,3985,131320,3976,327808,6,3980,6519,6510,327876,6,3981,3980,614,327877,6,3982,6519,3981,131321,
3985,131320,3985,458997,6,6520,3982,3976,6519,3983,327745,296,3987,878,3971,196670,3987,6520,327817,6,3993,3971,759,
327850,117,3994,3993,181,196855,4008,0,262394,3994,3997,4008,131320,3997,196855,4002,0,262394,1070,3998,4002,131320,
3998,327745,296,4001,1076,3972,196670,4001,6519,131321,4002,131320,4002,327850,117,4004,3972,1082,196855,4007,0,
262394,4004,4005,4007,131320,4005,196670,1086,6519,131321,4007,131320,4007,131321,4008,131320,4008,196855,4016,0,
262394,753,4010,4015,131320,4015,131321,4016,131320,4010,327745,9,4012,3901,6040,262205,6,4013,4012,327874,6,4014,
4013,614,131321,4016,131320,4016,458997,6,6545,4014,4010,181,4015,327808,6,4018,6510,6545,327808,6,4020,6519,4018,
131321,4021,131320,4021,327808,6,4023,6040,256,131321,3953,131320,4024,262368,285,285,286,131321,3754,131320,3754,
458997,6,6041,181,4024,3780,3778,327856,117,3757,6041,91,262390,3781,3778,1,262394,3757,3758,3781,131320,3758,327814,
6,3760,6041,285,196670,5720,5781,327814,6,4177,6041,92,327745,9,5722,5720,4177,262205,6,4179,5722,327817,6,4181,6041,
92,327812,6,4182,4181,299,327874,6,4183,4179,4182,327879,6,4184,4183,780,196855,4172,0,262394,1069,4157,4170,131320,
4170,131321,4172,131320,4157,327874,6,4161,6012,6041,327879,6,4162,4161,194,327851,117,4163,4162,181,196855,4168,0,
262394,4163,4164,4165,131320,4165,327879,6,4167,4184,1167,131321,4168,131320,4164,131321,4168,131320,4168,458997,6,
6482,1082,4164,4167,4165,131321,4172,131320,4172,458997,6,6483,6482,4168,4184,4170,327817,6,4193,2938,759,196855,4199,
0,262394,753,4194,4198,131320,4198,131321,4199,131320,4194,327814,6,4196,2938,759,327812,6,4197,4196,664,131321,4199,
131320,4199,458997,6,6484,4197,4194,181,4198,327812,6,4202,6483,759,327808,6,4204,4202,4193,327745,296,4205,878,4204,
327876,6,4207,194,6484,458986,6,4208,4205,194,181,4207,196855,4216,0,262394,753,4209,4214,131320,4214,131321,4216,
131320,4209,327874,6,4212,4208,6484,327879,6,4213,4212,446,131321,4216,131320,4216,458997,6,6487,4213,4209,4208,4214,
327745,9,3765,3727,3760,196670,3765,6487,327808,6,3769,6041,194,196670,5716,5781,327814,6,4248,3769,92,327745,9,5719,
5716,4248,262205,6,4250,5719,327817,6,4252,3769,92,327812,6,4253,4252,299,327874,6,4254,4250,4253,327879,6,4255,4254,
780,196855,4243,0,262394,1069,4228,4241,131320,4241,131321,4243,131320,4228,327874,6,4232,6012,3769,327879,6,4233,
4232,194,327851,117,4234,4233,181,196855,4239,0,262394,4234,4235,4236,131320,4236,327879,6,4238,4255,1167,131321,4239,
131320,4235,131321,4239,131320,4239,458997,6,6500,1082,4235,4238,4236,131321,4243,131320,4243,458997,6,6501,6500,4239,
4255,4241,196855,4270,0,262394,753,4265,4269,131320,4269,131321,4270,131320,4265,327814,6,4267,2938,759,327812,6,4268,
4267,664,131321,4270,131320,4270,458997,6,6502,4268,4265,181,4269,327812,6,4273,6501,759,327808,6,4275,4273,4193,
327745,296,4276,878,4275,327876,6,4278,194,6502,458986,6,4279,4276,194,181,4278,196855,4287,0,262394,753,4280,4285,
131320,4285,131321,4287,131320,4280,327874,6,4283,4279,6502,327879,6,4284,4283,446,131321,4287,131320,4287,458997,6,
6505,4284,4280,4279,4285,327876,6,3773,6505,614,262205,6,3775,3765,327877,6,3776,3775,3773,196670,3765,3776,131321,
3778,131320,3778,327808,6,3780,6041,285,131321,3754,131320,3781,262368,285,285,286,131321,3782,131320,3782,458997,6,
6042,181,3781,3809,3786,327856,117,3785,6042,91,262390,3810,3786,1,262394,3785,3786,3810,131320,3786,327814,6,3788,
6042,285,327745,9,3789,3727,3788,262205,6,3790,3789,327879,6,3792,6042,194,327812,6,3793,664,3792,327874,6,3794,3790,
3793,327879,6,3795,3794,446,327874,6,4293,3795,772,327808,6,4294,3795,4293,196670,5747,5781,327814,6,4298,6042,92,
327745,9,5749,5747,4298,262205,6,4300,5749,327817,6,4302,6042,92,327812,6,4303,4302,299,327874,6,4304,4300,4303,
327879,6,4305,4304,780,327876,6,3800,4305,434,327808,6,3803,2940,6042,327876,6,3804,3803,573,327877,6,3805,3800,3804,
327745,296,3806,878,4294,196670,3806,3805,327808,6,3809,6042,256,131321,3782,131320,3810,262368,285,285,286,196855,
2981,0,262394,1069,2974,2979,131320,2979,458764,6,4924,1,38,2938,610,327745,296,4926,1076,4924,262205,6,4927,4926,
327856,117,4929,4924,610,196855,4936,0,262394,4929,4930,4935,131320,4935,131321,4936,131320,4930,327808,6,4932,4924,
194,327745,296,4933,1076,4932,262205,6,4934,4933,131321,4936,131320,4936,458997,6,6043,4934,4930,89,4935,262368,285,
285,286,327858,117,4939,2938,610,196855,4956,0,262394,4939,4940,4956,131320,4940,327745,296,4943,1402,4924,262205,6,
4944,4943,327810,6,4946,4944,4927,196670,4926,4946,327810,6,4951,6043,4927,262205,6,4953,4943,327808,6,4954,4953,4951,
196670,4943,4954,131321,4956,131320,4956,262368,285,285,286,131321,2981,131320,2974,262205,6,4320,1086,131321,4321,
131320,4321,458997,6,6055,181,2974,4336,4325,327856,117,4324,6055,91,262390,4337,4325,1,262394,4324,4325,4337,131320,
4325,327808,6,4329,2940,6055,327874,6,4415,4329,772,327808,6,4416,4329,4415,327745,296,4331,878,4416,262205,6,4332,
4331,327745,9,4333,4308,6055,196670,4333,4332,327808,6,4336,6055,256,131321,4321,131320,4337,262368,285,285,286,
131321,4419,131320,4419,458997,6,6056,181,4337,4431,4423,327856,117,4422,6056,957,262390,4432,4423,1,262394,4422,4423,
4432,131320,4423,327812,6,4425,6056,90,327808,6,4427,4425,2938,327745,296,4428,878,4427,196670,4428,181,327808,6,4431,
6056,256,131321,4419,131320,4432,262368,285,285,286,131321,4339,131320,4339,458997,6,6057,181,4432,4360,4358,327856,
117,4342,6057,91,262390,4361,4358,1,262394,4342,4343,4361,131320,4343,327808,6,4346,2940,6057,327856,117,4348,4346,
4320,196855,4355,0,262394,4348,4349,4354,131320,4354,131321,4355,131320,4349,327745,9,4351,4308,6057,262205,6,4352,
4351,327874,6,4353,4352,1312,131321,4355,131320,4355,458997,6,6447,4353,4349,1082,4354,327817,6,4441,2938,759,196855,
4447,0,262394,753,4442,4446,131320,4446,131321,4447,131320,4442,327814,6,4444,2938,759,327812,6,4445,4444,664,131321,
4447,131320,4447,458997,6,6448,4445,4442,181,4446,327812,6,4450,6447,759,327808,6,4452,4450,4441,327745,296,4453,878,
4452,327876,6,4455,194,6448,458986,6,4456,4453,194,181,4455,131321,4358,131320,4358,327808,6,4360,6057,256,131321,
4339,131320,4361,262368,285,285,286,131321,4484,131320,4484,458997,6,6059,181,4361,4513,4514,458997,6,6058,181,4361,
4516,4514,327856,117,4487,6058,957,262390,4517,4514,1,262394,4487,4488,4517,131320,4488,327808,6,4492,3915,6058,
327745,296,4493,878,4492,262205,6,4494,4493,327745,9,4495,4469,6058,196670,4495,4494,196855,4510,0,262394,753,4496,
4506,131320,4506,262205,6,4509,4495,131321,4510,131320,4496,262205,6,4499,4495,327879,6,4500,4499,446,262205,6,4503,
4495,327874,6,4504,4503,614,327808,6,4505,4500,4504,131321,4510,131320,4510,458997,6,6444,4505,4496,4509,4506,327808,
6,4513,6059,6444,131321,4514,131320,4514,327808,6,4516,6058,256,131321,4484,131320,4517,262368,285,285,286,196670,
4040,6059,262368,285,285,286,196855,4638,0,262394,4042,4611,4638,131320,4611,327812,6,4613,2938,285,327745,307,4614,
290,4613,262205,65,4615,4614,327808,6,4618,4613,194,327745,307,4619,290,4618,262205,65,4620,4619,327808,65,4621,4615,
4620,327761,6,4627,4621,0,327761,6,4629,4621,1,327808,6,4630,4627,4629,327761,6,4632,4621,2,327808,6,4633,4630,4632,
327761,6,4635,4621,3,327808,6,4636,4633,4635,393281,296,4637,320,4036,4038,196670,4637,4636,131321,4638,131320,4638,
262368,285,285,286,131321,4639,131320,4639,458997,65,8782,339,4638,4661,4643,458997,6,6060,181,4638,4664,4643,327856,
117,4642,6060,348,262390,4665,4643,1,262394,4642,4643,4665,131320,4643,327745,307,4645,320,6060,262205,65,4646,4645,
327812,6,4652,6060,92,458832,65,4653,4652,4652,4652,4652,327808,65,4654,358,4653,458832,65,4657,4104,4104,4104,4104,
327856,366,4658,4654,4657,393385,65,4659,4658,4646,339,327808,65,4661,8782,4659,327808,6,4664,6060,256,131321,4639,
131320,4665,262205,65,4677,4108,393385,65,4686,4117,4677,339,327808,65,4688,8782,4686,262205,65,7191,7169,393385,65,
7198,7176,7191,339,327808,65,7200,4688,7198,327761,6,4705,7200,0,327761,6,4707,7200,1,327808,6,4708,4705,4707,327761,
6,4710,7200,2,327808,6,4711,4708,4710,327761,6,4713,7200,3,327808,6,4714,4711,4713,131321,4521,131320,4521,458997,6,
6410,4714,4665,4588,4589,458997,6,6062,181,4665,4591,4589,327856,117,4524,6062,957,262390,4592,4589,1,262394,4524,
4525,4592,131320,4525,196855,4535,0,262394,753,4526,4531,131320,4531,327745,9,4533,4469,6062,262205,6,4534,4533,
131321,4535,131320,4526,327745,9,4528,4469,6062,262205,6,4529,4528,327879,6,4530,4529,446,131321,4535,131320,4535,
458997,6,6401,4530,4526,4534,4531,327808,6,4543,3915,6062,196855,4553,0,262394,753,4544,4551,131320,4551,131321,4553,
131320,4544,327808,6,4548,6410,6401,327876,6,4549,4548,614,327877,6,4550,6410,4549,131321,4553,131320,4553,458997,6,
6411,4550,4544,6410,4551,327745,296,4555,878,4543,196670,4555,6411,196855,4584,0,262394,753,4578,4583,131320,4583,
131321,4584,131320,4578,327745,9,4580,4469,6062,262205,6,4581,4580,327874,6,4582,4581,614,131321,4584,131320,4584,
458997,6,6436,4582,4578,181,4583,327808,6,4586,6401,6436,327808,6,4588,6410,4586,131321,4589,131320,4589,327808,6,
4591,6062,256,131321,4521,131320,4592,262368,285,285,286,131321,4363,131320,4363,458997,6,6063,181,4592,4391,4389,
327856,117,4366,6063,91,262390,4392,4389,1,262394,4366,4367,4392,131320,4367,327745,9,4370,4308,6063,262205,6,4371,
4370,327879,6,4372,4371,1335,327808,6,4375,2940,6063,327856,117,4377,4375,4320,196855,4384,0,262394,4377,4378,4383,
131320,4383,131321,4384,131320,4378,262205,6,4381,4370,327874,6,4382,4381,1312,131321,4384,131320,4384,458997,6,6393,
4382,4378,1082,4383,327817,6,4723,2938,759,196855,4729,0,262394,753,4724,4728,131320,4728,131321,4729,131320,4724,
327814,6,4726,2938,759,327812,6,4727,4726,664,131321,4729,131320,4729,458997,6,6394,4727,4724,181,4728,327812,6,4732,
6393,759,327808,6,4734,4732,4723,327745,296,4735,878,4734,327876,6,4737,194,6394,458986,6,4738,4735,194,181,4737,
196855,4746,0,262394,753,4739,4744,131320,4744,131321,4746,131320,4739,327874,6,4742,4738,6394,327879,6,4743,4742,446,
131321,4746,131320,4746,458997,6,6397,4743,4739,4738,4744,327877,6,4387,4372,6397,196670,4370,4387,131321,4389,131320,
4389,327808,6,4391,6063,256,131321,4363,131320,4392,262368,285,285,286,131321,4393,131320,4393,458997,6,6064,181,4392,
4409,4397,327856,117,4396,6064,91,262390,4410,4397,1,262394,4396,4397,4410,131320,4397,327745,9,4399,4308,6064,262205,
6,4400,4399,327879,6,4401,4400,1368,327874,6,4752,4401,772,327808,6,4753,4401,4752,262205,6,4405,4399,327745,296,4406,
878,4753,196670,4406,4405,327808,6,4409,6064,256,131321,4393,131320,4410,262368,285,285,286,262205,6,4768,1086,131321,
4769,131320,4769,458997,6,6113,181,4410,6863,4815,458997,6,6107,181,4410,4817,4815,327856,117,4772,6107,91,262390,
4818,4815,1,262394,4772,4773,4818,131320,4773,327812,6,4775,6107,90,327808,6,4777,4775,2938,327874,6,4898,4777,772,
327808,6,4899,4777,4898,327745,296,4780,878,4899,262205,6,4781,4780,327874,6,4782,4781,434,458764,6,4784,1,41,4777,
194,327810,6,4785,4784,194,327874,6,4904,4785,772,327808,6,4905,4785,4904,327745,296,4787,878,4905,262205,6,4788,4787,
327874,6,4789,4788,434,327856,117,4792,4777,4768,196855,4800,0,262394,4792,4793,4800,131320,4793,327850,117,4795,4777,
181,327851,117,4798,4789,4782,327846,117,4799,4795,4798,131321,4800,131320,4800,458997,117,4801,4792,4773,4799,4793,
196855,4814,0,262394,4801,4802,4814,131320,4802,327745,296,4805,1402,4782,262205,6,4806,4805,327810,6,4808,4806,4777,
327745,296,4809,1076,4782,196670,4809,4808,327876,6,4811,194,6107,327877,6,4813,6113,4811,131321,4814,131320,4814,
458997,6,6863,6113,4800,4813,4802,131321,4815,131320,4815,327808,6,4817,6107,256,131321,4769,131320,4818,327850,117,
4820,2938,181,196855,4827,0,262394,4820,4821,4827,131320,4821,327745,296,4822,1402,610,262205,6,4823,4822,327810,6,
4825,4823,4768,327745,296,4826,1076,610,196670,4826,4825,131321,4827,131320,4827,262368,285,285,286,196855,4893,0,
262394,2308,4829,4893,131320,4829,131321,4830,131320,4830,458997,6,6111,6113,4829,4851,4863,327851,117,4833,6111,181,
262390,4864,4863,0,262394,4833,4834,4864,131320,4834,393228,185,4836,1,73,6111,262268,6,4837,4836,327812,6,4838,4837,
90,327808,6,4840,4838,2938,458764,6,4842,1,41,4840,194,327810,6,4843,4842,194,327874,6,4910,4843,772,327808,6,4911,
4843,4910,327745,296,4845,878,4911,262205,6,4846,4845,327874,6,4847,4846,434,327810,6,4849,6111,194,327879,6,4851,
6111,4849,327852,117,4853,4840,181,196855,4862,0,262394,4853,4854,4862,131320,4854,327745,296,4857,1076,4847,262205,6,
4858,4857,327808,6,4860,4858,4840,327745,296,4861,1402,4847,196670,4861,4860,131321,4862,131320,4862,131321,4863,
131320,4863,131321,4830,131320,4864,196855,4892,0,262394,4820,4867,4892,131320,4867,458764,6,4869,1,41,4768,194,
327810,6,4870,4869,194,327874,6,4916,4870,772,327808,6,4917,4870,4916,327745,296,4872,878,4917,262205,6,4873,4872,
327874,6,4874,4873,434,327852,117,4876,4768,181,196855,4885,0,262394,4876,4877,4885,131320,4877,327745,296,4880,1076,
4874,262205,6,4881,4880,327808,6,4883,4881,4768,327745,296,4884,1402,4874,196670,4884,4883,131321,4885,131320,4885,
327810,6,4887,89,4768,327745,296,4888,1402,610,262205,6,4889,4888,327808,6,4890,4889,4887,196670,4888,4890,131321,
4892,131320,4892,131321,4893,131320,4893,131321,2981,131320,2981,262205,6,4971,1086,458764,6,4972,1,38,2303,4971,
327879,6,4975,2332,1818,327851,117,4976,4975,181,196855,5035,0,262394,4976,4977,4988,131320,4988,131321,4990,131320,
4990,458997,6,6215,2938,4988,5033,5031,327856,117,4993,6215,89,262390,5034,5031,0,262394,4993,4994,5034,131320,4994,
327874,6,5683,6215,772,327808,6,5684,6215,5683,327745,296,5006,878,5684,262205,6,5007,5006,327856,117,5010,6215,4972,
196855,5026,0,262394,5010,5011,5026,131320,5011,327874,6,5013,5007,434,327745,296,5014,1076,5013,262205,6,5015,5014,
327808,6,5017,5015,6215,327874,6,5020,5007,573,327879,6,5021,5020,1368,327808,6,5022,5904,5021,393281,731,5023,429,
213,772,262205,24,5024,5023,262268,7,5689,5024,327761,6,5700,5689,0,327876,6,5702,5017,186,327829,189,5703,5700,5702,
327761,6,5704,5703,1,327761,6,5705,5703,0,327761,6,5708,5689,1,327874,6,5710,5017,198,327808,6,5711,5708,5710,327808,
6,5713,5711,5704,327760,7,5714,5705,5713,262268,24,5692,5714,393281,214,5694,5692,213,213,327742,5694,5022,2,4,131321,
5026,131320,5026,327808,6,7209,6215,90,327874,6,7210,7209,772,327808,6,7211,7209,7210,327745,296,7212,878,7211,262205,
6,7213,7212,327856,117,7214,7209,4972,196855,7240,0,262394,7214,7215,7240,131320,7215,327874,6,7216,7213,434,327745,
296,7217,1076,7216,262205,6,7218,7217,327808,6,7219,7218,7209,327874,6,7220,7213,573,327879,6,7221,7220,1368,327808,6,
7222,5904,7221,393281,731,7223,429,213,772,262205,24,7224,7223,262268,7,7225,7224,327761,6,7227,7225,0,327876,6,7228,
7219,186,327829,189,7229,7227,7228,327761,6,7230,7229,1,327761,6,7231,7229,0,327761,6,7233,7225,1,327874,6,7234,7219,
198,327808,6,7235,7233,7234,327808,6,7236,7235,7230,327760,7,7237,7231,7236,262268,24,7238,7237,393281,214,7239,7238,
213,213,327742,7239,7222,2,4,131321,7240,131320,7240,327812,6,7248,285,90,327808,6,7249,6215,7248,327874,6,7250,7249,
772,327808,6,7251,7249,7250,327745,296,7252,878,7251,262205,6,7253,7252,327856,117,7254,7249,4972,196855,7280,0,
262394,7254,7255,7280,131320,7255,327874,6,7256,7253,434,327745,296,7257,1076,7256,262205,6,7258,7257,327808,6,7259,
7258,7249,327874,6,7260,7253,573,327879,6,7261,7260,1368,327808,6,7262,5904,7261,393281,731,7263,429,213,772,262205,
24,7264,7263,262268,7,7265,7264,327761,6,7267,7265,0,327876,6,7268,7259,186,327829,189,7269,7267,7268,327761,6,7270,
7269,1,327761,6,7271,7269,0,327761,6,7273,7265,1,327874,6,7274,7259,198,327808,6,7275,7273,7274,327808,6,7276,7275,
7270,327760,7,7277,7271,7276,262268,24,7278,7277,393281,214,7279,7278,213,213,327742,7279,7262,2,4,131321,7280,131320,
7280,327812,6,7288,333,90,327808,6,7289,6215,7288,327874,6,7290,7289,772,327808,6,7291,7289,7290,327745,296,7292,878,
7291,262205,6,7293,7292,327856,117,7294,7289,4972,196855,7320,0,262394,7294,7295,7320,131320,7295,327874,6,7296,7293,
434,327745,296,7297,1076,7296,262205,6,7298,7297,327808,6,7299,7298,7289,327874,6,7300,7293,573,327879,6,7301,7300,
1368,327808,6,7302,5904,7301,393281,731,7303,429,213,772,262205,24,7304,7303,262268,7,7305,7304,327761,6,7307,7305,0,
327876,6,7308,7299,186,327829,189,7309,7307,7308,327761,6,7310,7309,1,327761,6,7311,7309,0,327761,6,7313,7305,1,
327874,6,7314,7299,198,327808,6,7315,7313,7314,327808,6,7316,7315,7310,327760,7,7317,7311,7316,262268,24,7318,7317,
393281,214,7319,7318,213,213,327742,7319,7302,2,4,131321,7320,131320,7320,327812,6,7328,92,90,327808,6,7329,6215,7328,
327874,6,7330,7329,772,327808,6,7331,7329,7330,327745,296,7332,878,7331,262205,6,7333,7332,327856,117,7334,7329,4972,
196855,7360,0,262394,7334,7335,7360,131320,7335,327874,6,7336,7333,434,327745,296,7337,1076,7336,262205,6,7338,7337,
327808,6,7339,7338,7329,327874,6,7340,7333,573,327879,6,7341,7340,1368,327808,6,7342,5904,7341,393281,731,7343,429,
213,772,262205,24,7344,7343,262268,7,7345,7344,327761,6,7347,7345,0,327876,6,7348,7339,186,327829,189,7349,7347,7348,
327761,6,7350,7349,1,327761,6,7351,7349,0,327761,6,7353,7345,1,327874,6,7354,7339,198,327808,6,7355,7353,7354,327808,
6,7356,7355,7350,327760,7,7357,7351,7356,262268,24,7358,7357,393281,214,7359,7358,213,213,327742,7359,7342,2,4,131321,
7360,131320,7360,327812,6,7368,7159,90,327808,6,7369,6215,7368,327874,6,7370,7369,772,327808,6,7371,7369,7370,327745,
296,7372,878,7371,262205,6,7373,7372,327856,117,7374,7369,4972,196855,7400,0,262394,7374,7375,7400,131320,7375,327874,
6,7376,7373,434,327745,296,7377,1076,7376,262205,6,7378,7377,327808,6,7379,7378,7369,327874,6,7380,7373,573,327879,6,
7381,7380,1368,327808,6,7382,5904,7381,393281,731,7383,429,213,772,262205,24,7384,7383,262268,7,7385,7384,327761,6,
7387,7385,0,327876,6,7388,7379,186,327829,189,7389,7387,7388,327761,6,7390,7389,1,327761,6,7391,7389,0,327761,6,7393,
7385,1,327874,6,7394,7379,198,327808,6,7395,7393,7394,327808,6,7396,7395,7390,327760,7,7397,7391,7396,262268,24,7398,
7397,393281,214,7399,7398,213,213,327742,7399,7382,2,4,131321,7400,131320,7400,327812,6,7408,752,90,327808,6,7409,
6215,7408,327874,6,7410,7409,772,327808,6,7411,7409,7410,327745,296,7412,878,7411,262205,6,7413,7412,327856,117,7414,
7409,4972,196855,7440,0,262394,7414,7415,7440,131320,7415,327874,6,7416,7413,434,327745,296,7417,1076,7416,262205,6,
7418,7417,327808,6,7419,7418,7409,327874,6,7420,7413,573,327879,6,7421,7420,1368,327808,6,7422,5904,7421,393281,731,
7423,429,213,772,262205,24,7424,7423,262268,7,7425,7424,327761,6,7427,7425,0,327876,6,7428,7419,186,327829,189,7429,
7427,7428,327761,6,7430,7429,1,327761,6,7431,7429,0,327761,6,7433,7425,1,327874,6,7434,7419,198,327808,6,7435,7433,
7434,327808,6,7436,7435,7430,327760,7,7437,7431,7436,262268,24,7438,7437,393281,214,7439,7438,213,213,327742,7439,
7422,2,4,131321,7440,131320,7440,327812,6,7448,8588,90,327808,6,7449,6215,7448,327874,6,7450,7449,772,327808,6,7451,
7449,7450,327745,296,7452,878,7451,262205,6,7453,7452,327856,117,7454,7449,4972,196855,7480,0,262394,7454,7455,7480,
131320,7455,327874,6,7456,7453,434,327745,296,7457,1076,7456,262205,6,7458,7457,327808,6,7459,7458,7449,327874,6,7460,
7453,573,327879,6,7461,7460,1368,327808,6,7462,5904,7461,393281,731,7463,429,213,772,262205,24,7464,7463,262268,7,
7465,7464,327761,6,7467,7465,0,327876,6,7468,7459,186,327829,189,7469,7467,7468,327761,6,7470,7469,1,327761,6,7471,
7469,0,327761,6,7473,7465,1,327874,6,7474,7459,198,327808,6,7475,7473,7474,327808,6,7476,7475,7470,327760,7,7477,7471,
7476,262268,24,7478,7477,393281,214,7479,7478,213,213,327742,7479,7462,2,4,131321,7480,131320,7480,131321,5031,131320,
5031,327808,6,5033,6215,1889,131321,4990,131320,5034,131321,5035,131320,4977,327879,6,4980,2332,285,327851,117,4981,
4980,181,393385,6,4984,4981,2303,4972,131321,5066,131320,5066,458997,6,6223,2938,4977,5247,5245,327856,117,5069,6223,
89,262390,5248,5245,0,262394,5069,5070,5248,131320,5070,327874,6,5253,6223,772,327808,6,5254,6223,5253,327745,296,
5082,878,5254,262205,6,5083,5082,327856,117,5087,6223,4984,196855,5099,0,262394,5087,5094,5098,131320,5098,131321,
5099,131320,5094,327874,6,5096,5083,573,327879,6,5097,5096,1368,131321,5099,131320,5099,458997,6,6344,5097,5094,181,
5098,327808,6,5101,5904,6344,327856,117,5106,6223,4972,196855,5111,0,262394,5106,5107,5110,131320,5110,131321,5111,
131320,5107,327874,6,5109,5083,434,131321,5111,131320,5111,458997,6,6367,5109,5107,610,5110,327745,296,5113,1076,6367,
262205,6,5114,5113,327808,6,5116,5114,6223,327808,6,7489,6223,90,327874,6,7490,7489,772,327808,6,7491,7489,7490,
327745,296,7492,878,7491,262205,6,7493,7492,327856,117,7494,7489,4984,196855,7502,0,262394,7494,7499,7498,131320,7498,
131321,7502,131320,7499,327874,6,7500,7493,573,327879,6,7501,7500,1368,131321,7502,131320,7502,458997,6,7503,7501,
7499,181,7498,327808,6,7504,5904,7503,327856,117,7506,7489,4972,196855,7510,0,262394,7506,7508,7507,131320,7507,
131321,7510,131320,7508,327874,6,7509,7493,434,131321,7510,131320,7510,458997,6,7511,7509,7508,610,7507,327745,296,
7512,1076,7511,262205,6,7513,7512,327808,6,7514,7513,7489,327812,6,7523,285,90,327808,6,7524,6223,7523,327874,6,7525,
7524,772,327808,6,7526,7524,7525,327745,296,7527,878,7526,262205,6,7528,7527,327856,117,7529,7524,4984,196855,7537,0,
262394,7529,7534,7533,131320,7533,131321,7537,131320,7534,327874,6,7535,7528,573,327879,6,7536,7535,1368,131321,7537,
131320,7537,458997,6,7538,7536,7534,181,7533,327808,6,7539,5904,7538,327856,117,7541,7524,4972,196855,7545,0,262394,
7541,7543,7542,131320,7542,131321,7545,131320,7543,327874,6,7544,7528,434,131321,7545,131320,7545,458997,6,7546,7544,
7543,610,7542,327745,296,7547,1076,7546,262205,6,7548,7547,327808,6,7549,7548,7524,327812,6,7558,333,90,327808,6,7559,
6223,7558,327874,6,7560,7559,772,327808,6,7561,7559,7560,327745,296,7562,878,7561,262205,6,7563,7562,327856,117,7564,
7559,4984,196855,7572,0,262394,7564,7569,7568,131320,7568,131321,7572,131320,7569,327874,6,7570,7563,573,327879,6,
7571,7570,1368,131321,7572,131320,7572,458997,6,7573,7571,7569,181,7568,327808,6,7574,5904,7573,327856,117,7576,7559,
4972,196855,7580,0,262394,7576,7578,7577,131320,7577,131321,7580,131320,7578,327874,6,7579,7563,434,131321,7580,
131320,7580,458997,6,7581,7579,7578,610,7577,327745,296,7582,1076,7581,262205,6,7583,7582,327808,6,7584,7583,7559,
327879,6,5130,2332,299,327851,117,5131,5130,181,196855,5143,0,262394,5131,5132,5139,131320,5139,131321,5143,131320,
5132,393281,454,5134,429,213,256,262205,15,5135,5134,262268,7,5260,5135,327761,6,5271,5260,0,327876,6,5273,5101,186,
327829,189,5274,5271,5273,327761,6,5275,5274,1,327761,6,5276,5274,0,327761,6,5279,5260,1,327874,6,5281,5101,198,
327808,6,5282,5279,5281,327808,6,5284,5282,5275,327760,7,5285,5276,5284,262268,15,5263,5285,393281,214,5264,5263,213,
213,393277,6,5265,5264,2,4,131321,5143,131320,5143,458997,6,6306,5265,5132,5101,5139,196855,7621,0,262394,5131,7600,
7597,131320,7597,131321,7621,131320,7600,393281,454,7601,429,213,256,262205,15,7602,7601,262268,7,7605,7602,327761,6,
7607,7605,0,327876,6,7608,7504,186,327829,189,7609,7607,7608,327761,6,7610,7609,1,327761,6,7611,7609,0,327761,6,7613,
7605,1,327874,6,7614,7504,198,327808,6,7615,7613,7614,327808,6,7616,7615,7610,327760,7,7617,7611,7616,262268,15,7618,
7617,393281,214,7619,7618,213,213,393277,6,7620,7619,2,4,131321,7621,131320,7621,458997,6,7622,7620,7600,7504,7597,
196855,7659,0,262394,5131,7638,7635,131320,7635,131321,7659,131320,7638,393281,454,7639,429,213,256,262205,15,7640,
7639,262268,7,7643,7640,327761,6,7645,7643,0,327876,6,7646,7539,186,327829,189,7647,7645,7646,327761,6,7648,7647,1,
327761,6,7649,7647,0,327761,6,7651,7643,1,327874,6,7652,7539,198,327808,6,7653,7651,7652,327808,6,7654,7653,7648,
327760,7,7655,7649,7654,262268,15,7656,7655,393281,214,7657,7656,213,213,393277,6,7658,7657,2,4,131321,7659,131320,
7659,458997,6,7660,7658,7638,7539,7635,196855,7697,0,262394,5131,7676,7673,131320,7673,131321,7697,131320,7676,393281,
454,7677,429,213,256,262205,15,7678,7677,262268,7,7681,7678,327761,6,7683,7681,0,327876,6,7684,7574,186,327829,189,
7685,7683,7684,327761,6,7686,7685,1,327761,6,7687,7685,0,327761,6,7689,7681,1,327874,6,7690,7574,198,327808,6,7691,
7689,7690,327808,6,7692,7691,7686,327760,7,7693,7687,7692,262268,15,7694,7693,393281,214,7695,7694,213,213,393277,6,
7696,7695,2,4,131321,7697,131320,7697,458997,6,7698,7696,7676,7574,7673,196855,5168,0,262394,5087,5158,5168,131320,
5158,393281,731,5161,429,213,772,262205,24,5162,5161,262268,7,5290,5162,327761,6,5301,5290,0,327876,6,5303,5116,186,
327829,189,5304,5301,5303,327761,6,5305,5304,1,327761,6,5306,5304,0,327761,6,5309,5290,1,327874,6,5311,5116,198,
327808,6,5312,5309,5311,327808,6,5314,5312,5305,327760,7,5315,5306,5314,262268,24,5293,5315,393281,214,5295,5293,213,
213,327742,5295,6306,2,4,131321,5168,131320,5168,196855,5177,0,262394,5087,5172,5177,131320,5172,327879,6,5175,2332,
316,327851,117,5176,5175,181,131321,5177,131320,5177,458997,117,5178,5087,5168,5176,5172,196855,5186,0,262394,5178,
5179,5186,131320,5179,393281,431,5183,429,213,1737,262205,6,5184,5183,327856,117,5185,6306,5184,131321,5186,131320,
5186,458997,117,5187,5178,5177,5185,5179,196855,5198,0,262394,5187,5188,5198,131320,5188,393281,731,5191,429,213,1744,
262205,24,5192,5191,262268,7,5320,5192,327761,6,5331,5320,0,327876,6,5333,6306,186,327829,189,5334,5331,5333,327761,6,
5335,5334,1,327761,6,5336,5334,0,327761,6,5339,5320,1,327874,6,5341,6306,198,327808,6,5342,5339,5341,327808,6,5344,
5342,5335,327760,7,5345,5336,5344,262268,24,5323,5345,393281,214,5325,5323,213,213,327742,5325,5116,2,4,131321,5198,
131320,5198,196855,7731,0,262394,7494,7709,7731,131320,7709,393281,731,7710,429,213,772,262205,24,7711,7710,262268,7,
7716,7711,327761,6,7718,7716,0,327876,6,7719,7514,186,327829,189,7720,7718,7719,327761,6,7721,7720,1,327761,6,7722,
7720,0,327761,6,7724,7716,1,327874,6,7725,7514,198,327808,6,7726,7724,7725,327808,6,7727,7726,7721,327760,7,7728,7722,
7727,262268,24,7729,7728,393281,214,7730,7729,213,213,327742,7730,7622,2,4,131321,7731,131320,7731,196855,7739,0,
262394,7494,7734,7739,131320,7734,327879,6,7737,2332,316,327851,117,7738,7737,181,131321,7739,131320,7739,458997,117,
7740,7494,7731,7738,7734,196855,7747,0,262394,7740,7741,7747,131320,7741,393281,431,7744,429,213,1737,262205,6,7745,
7744,327856,117,7746,7622,7745,131321,7747,131320,7747,458997,117,7748,7740,7739,7746,7741,196855,7771,0,262394,7748,
7749,7771,131320,7749,393281,731,7750,429,213,1744,262205,24,7751,7750,262268,7,7756,7751,327761,6,7758,7756,0,327876,
6,7759,7622,186,327829,189,7760,7758,7759,327761,6,7761,7760,1,327761,6,7762,7760,0,327761,6,7764,7756,1,327874,6,
7765,7622,198,327808,6,7766,7764,7765,327808,6,7767,7766,7761,327760,7,7768,7762,7767,262268,24,7769,7768,393281,214,
7770,7769,213,213,327742,7770,7514,2,4,131321,7771,131320,7771,196855,7803,0,262394,7529,7781,7803,131320,7781,393281,
731,7782,429,213,772,262205,24,7783,7782,262268,7,7788,7783,327761,6,7790,7788,0,327876,6,7791,7549,186,327829,189,
7792,7790,7791,327761,6,7793,7792,1,327761,6,7794,7792,0,327761,6,7796,7788,1,327874,6,7797,7549,198,327808,6,7798,
7796,7797,327808,6,7799,7798,7793,327760,7,7800,7794,7799,262268,24,7801,7800,393281,214,7802,7801,213,213,327742,
7802,7660,2,4,131321,7803,131320,7803,196855,7811,0,262394,7529,7806,7811,131320,7806,327879,6,7809,2332,316,327851,
117,7810,7809,181,131321,7811,131320,7811,458997,117,7812,7529,7803,7810,7806,196855,7819,0,262394,7812,7813,7819,
131320,7813,393281,431,7816,429,213,1737,262205,6,7817,7816,327856,117,7818,7660,7817,131321,7819,131320,7819,458997,
117,7820,7812,7811,7818,7813,196855,7843,0,262394,7820,7821,7843,131320,7821,393281,731,7822,429,213,1744,262205,24,
7823,7822,262268,7,7828,7823,327761,6,7830,7828,0,327876,6,7831,7660,186,327829,189,7832,7830,7831,327761,6,7833,7832,
1,327761,6,7834,7832,0,327761,6,7836,7828,1,327874,6,7837,7660,198,327808,6,7838,7836,7837,327808,6,7839,7838,7833,
327760,7,7840,7834,7839,262268,24,7841,7840,393281,214,7842,7841,213,213,327742,7842,7549,2,4,131321,7843,131320,7843,
196855,7875,0,262394,7564,7853,7875,131320,7853,393281,731,7854,429,213,772,262205,24,7855,7854,262268,7,7860,7855,
327761,6,7862,7860,0,327876,6,7863,7584,186,327829,189,7864,7862,7863,327761,6,7865,7864,1,327761,6,7866,7864,0,
327761,6,7868,7860,1,327874,6,7869,7584,198,327808,6,7870,7868,7869,327808,6,7871,7870,7865,327760,7,7872,7866,7871,
262268,24,7873,7872,393281,214,7874,7873,213,213,327742,7874,7698,2,4,131321,7875,131320,7875,196855,7883,0,262394,
7564,7878,7883,131320,7878,327879,6,7881,2332,316,327851,117,7882,7881,181,131321,7883,131320,7883,458997,117,7884,
7564,7875,7882,7878,196855,7891,0,262394,7884,7885,7891,131320,7885,393281,431,7888,429,213,1737,262205,6,7889,7888,
327856,117,7890,7698,7889,131321,7891,131320,7891,458997,117,7892,7884,7883,7890,7885,196855,7915,0,262394,7892,7893,
7915,131320,7893,393281,731,7894,429,213,1744,262205,24,7895,7894,262268,7,7900,7895,327761,6,7902,7900,0,327876,6,
7903,7698,186,327829,189,7904,7902,7903,327761,6,7905,7904,1,327761,6,7906,7904,0,327761,6,7908,7900,1,327874,6,7909,
7698,198,327808,6,7910,7908,7909,327808,6,7911,7910,7905,327760,7,7912,7906,7911,262268,24,7913,7912,393281,214,7914,
7913,213,213,327742,7914,7584,2,4,131321,7915,131320,7915,327879,6,5205,2332,664,327851,117,5206,5205,181,196855,5244,
0,262394,5206,5207,5244,131320,5207,196855,5414,0,196859,181,5363,131320,5363,196855,5380,0,262394,517,5364,5380,
131320,5364,393281,454,5365,429,213,213,262205,15,5366,5365,262268,7,5367,5366,327761,6,5421,5367,0,327876,6,5423,
5101,186,327829,189,5424,5421,5423,327761,6,5425,5424,1,327761,6,5426,5424,0,327761,6,5429,5367,1,327874,6,5431,5101,
198,327808,6,5432,5429,5431,327808,6,5434,5432,5425,327829,189,5444,5426,5423,327761,6,5445,5444,1,327761,6,5446,5444,
0,327808,6,5452,5434,5431,327808,6,5454,5452,5445,327760,7,5455,5446,5454,262268,15,5372,5455,393281,214,5374,5372,
213,213,393277,6,5375,5374,2,4,393281,214,5377,5372,213,256,393277,6,5378,5377,2,4,327760,7,5379,5375,5378,131321,
5414,131320,5380,196855,5388,0,262394,541,5381,5388,131320,5381,393281,454,5382,429,213,213,262205,15,5383,5382,
262268,7,5461,5383,327761,6,5472,5461,0,327876,6,5474,5101,186,327829,189,5475,5472,5474,327761,6,5476,5475,1,327761,
6,5477,5475,0,327761,6,5480,5461,1,327874,6,5482,5101,198,327808,6,5483,5480,5482,327808,6,5485,5483,5476,327760,7,
5486,5477,5485,262268,15,5464,5486,393281,214,5465,5464,213,213,393277,6,5466,5465,2,4,393281,431,5490,429,213,430,
262205,6,5491,5490,327874,6,5492,5491,434,327874,6,5493,5466,5492,393281,431,5494,429,213,437,262205,6,5495,5494,
327879,6,5496,5493,5495,327760,7,5387,5496,181,131321,5414,131320,5388,196855,5395,0,262394,556,5390,5395,131320,5390,
327879,6,5393,2332,92,327851,117,5394,5393,181,131321,5395,131320,5395,458997,117,5396,556,5388,5394,5390,196855,5402,
0,262394,5396,5397,5402,131320,5397,393281,454,5398,429,213,256,262205,15,5399,5398,262268,7,5502,5399,327761,6,5513,
5502,0,327876,6,5515,5101,186,327829,189,5516,5513,5515,327761,6,5517,5516,1,327761,6,5518,5516,0,327761,6,5521,5502,
1,327874,6,5523,5101,198,327808,6,5524,5521,5523,327808,6,5526,5524,5517,327760,7,5527,5518,5526,262268,15,5505,5527,
393281,214,5506,5505,213,213,393277,6,5507,5506,2,4,131321,5402,131320,5402,458997,6,6294,5101,5395,5507,5397,393281,
431,5404,429,213,573,262205,6,5405,5404,327856,117,5406,6294,5405,196855,5411,0,262394,5406,5407,5410,131320,5410,
131321,5411,131320,5407,393281,431,5536,429,213,430,262205,6,5537,5536,327879,6,5538,5537,446,327831,189,5539,6294,
5538,327761,6,5540,5539,0,327761,6,5541,5539,1,393281,454,5542,429,213,213,262205,15,5543,5542,262268,7,5544,5543,
327761,6,5546,5544,0,327829,189,5548,5546,5540,327761,6,5549,5548,1,327761,6,5550,5548,0,327879,6,5552,5550,467,
327761,6,5554,5544,1,327808,6,5556,5554,5541,327808,6,5558,5556,5549,327760,7,5559,5552,5558,262268,15,5561,5559,
393281,214,5562,5561,213,213,393277,6,5563,5562,2,4,327879,6,5565,5550,333,327812,6,5566,5565,299,327874,6,5569,5537,
434,327808,6,5570,5566,5569,327874,6,5571,5563,5570,393281,431,5572,429,213,437,262205,6,5573,5572,327879,6,5574,5571,
5573,131321,5411,131320,5411,458997,6,6296,5574,5407,584,5410,327760,7,5413,6296,181,131321,5414,131320,5414,590069,7,
6297,5379,5364,5387,5381,5413,5411,196855,8058,0,196859,181,7925,131320,7925,196855,7960,0,262394,517,7926,7960,
131320,7926,393281,454,7927,429,213,213,262205,15,7928,7927,262268,7,7929,7928,327761,6,7931,7929,0,327876,6,7932,
7504,186,327829,189,7933,7931,7932,327761,6,7934,7933,1,327761,6,7935,7933,0,327761,6,7937,7929,1,327874,6,7938,7504,
198,327808,6,7939,7937,7938,327808,6,7940,7939,7934,327829,189,7945,7935,7932,327761,6,7946,7945,1,327761,6,7947,7945,
0,327808,6,7951,7940,7938,327808,6,7952,7951,7946,327760,7,7953,7947,7952,262268,15,7954,7953,393281,214,7955,7954,
213,213,393277,6,7956,7955,2,4,393281,214,7957,7954,213,256,393277,6,7958,7957,2,4,327760,7,7959,7956,7958,131321,
8058,131320,7960,196855,7988,0,262394,541,7961,7988,131320,7961,393281,454,7962,429,213,213,262205,15,7963,7962,
262268,7,7964,7963,327761,6,7966,7964,0,327876,6,7967,7504,186,327829,189,7968,7966,7967,327761,6,7969,7968,1,327761,
6,7970,7968,0,327761,6,7972,7964,1,327874,6,7973,7504,198,327808,6,7974,7972,7973,327808,6,7975,7974,7969,327760,7,
7976,7970,7975,262268,15,7977,7976,393281,214,7978,7977,213,213,393277,6,7979,7978,2,4,393281,431,7980,429,213,430,
262205,6,7981,7980,327874,6,7982,7981,434,327874,6,7983,7979,7982,393281,431,7984,429,213,437,262205,6,7985,7984,
327879,6,7986,7983,7985,327760,7,7987,7986,181,131321,8058,131320,7988,196855,7994,0,262394,556,7989,7994,131320,7989,
327879,6,7992,2332,92,327851,117,7993,7992,181,131321,7994,131320,7994,458997,117,7995,556,7988,7993,7989,196855,8015,
0,262394,7995,7996,8015,131320,7996,393281,454,7997,429,213,256,262205,15,7998,7997,262268,7,7999,7998,327761,6,8001,
7999,0,327876,6,8002,7504,186,327829,189,8003,8001,8002,327761,6,8004,8003,1,327761,6,8005,8003,0,327761,6,8007,7999,
1,327874,6,8008,7504,198,327808,6,8009,8007,8008,327808,6,8010,8009,8004,327760,7,8011,8005,8010,262268,15,8012,8011,
393281,214,8013,8012,213,213,393277,6,8014,8013,2,4,131321,8015,131320,8015,458997,6,8016,7504,7994,8014,7996,393281,
431,8017,429,213,573,262205,6,8018,8017,327856,117,8019,8016,8018,196855,8055,0,262394,8019,8021,8020,131320,8020,
131321,8055,131320,8021,393281,431,8022,429,213,430,262205,6,8023,8022,327879,6,8024,8023,446,327831,189,8025,8016,
8024,327761,6,8026,8025,0,327761,6,8027,8025,1,393281,454,8028,429,213,213,262205,15,8029,8028,262268,7,8030,8029,
327761,6,8032,8030,0,327829,189,8033,8032,8026,327761,6,8034,8033,1,327761,6,8035,8033,0,327879,6,8036,8035,467,
327761,6,8038,8030,1,327808,6,8039,8038,8027,327808,6,8040,8039,8034,327760,7,8041,8036,8040,262268,15,8042,8041,
393281,214,8043,8042,213,213,393277,6,8044,8043,2,4,327879,6,8045,8035,333,327812,6,8046,8045,299,327874,6,8049,8023,
434,327808,6,8050,8046,8049,327874,6,8051,8044,8050,393281,431,8052,429,213,437,262205,6,8053,8052,327879,6,8054,8051,
8053,131321,8055,131320,8055,458997,6,8056,8054,8021,584,8020,327760,7,8057,8056,181,131321,8058,131320,8058,590069,7,
8059,7959,7926,7987,7961,8057,8055,196855,8203,0,196859,181,8070,131320,8070,196855,8105,0,262394,517,8071,8105,
131320,8071,393281,454,8072,429,213,213,262205,15,8073,8072,262268,7,8074,8073,327761,6,8076,8074,0,327876,6,8077,
7539,186,327829,189,8078,8076,8077,327761,6,8079,8078,1,327761,6,8080,8078,0,327761,6,8082,8074,1,327874,6,8083,7539,
198,327808,6,8084,8082,8083,327808,6,8085,8084,8079,327829,189,8090,8080,8077,327761,6,8091,8090,1,327761,6,8092,8090,
0,327808,6,8096,8085,8083,327808,6,8097,8096,8091,327760,7,8098,8092,8097,262268,15,8099,8098,393281,214,8100,8099,
213,213,393277,6,8101,8100,2,4,393281,214,8102,8099,213,256,393277,6,8103,8102,2,4,327760,7,8104,8101,8103,131321,
8203,131320,8105,196855,8133,0,262394,541,8106,8133,131320,8106,393281,454,8107,429,213,213,262205,15,8108,8107,
262268,7,8109,8108,327761,6,8111,8109,0,327876,6,8112,7539,186,327829,189,8113,8111,8112,327761,6,8114,8113,1,327761,
6,8115,8113,0,327761,6,8117,8109,1,327874,6,8118,7539,198,327808,6,8119,8117,8118,327808,6,8120,8119,8114,327760,7,
8121,8115,8120,262268,15,8122,8121,393281,214,8123,8122,213,213,393277,6,8124,8123,2,4,393281,431,8125,429,213,430,
262205,6,8126,8125,327874,6,8127,8126,434,327874,6,8128,8124,8127,393281,431,8129,429,213,437,262205,6,8130,8129,
327879,6,8131,8128,8130,327760,7,8132,8131,181,131321,8203,131320,8133,196855,8139,0,262394,556,8134,8139,131320,8134,
327879,6,8137,2332,92,327851,117,8138,8137,181,131321,8139,131320,8139,458997,117,8140,556,8133,8138,8134,196855,8160,
0,262394,8140,8141,8160,131320,8141,393281,454,8142,429,213,256,262205,15,8143,8142,262268,7,8144,8143,327761,6,8146,
8144,0,327876,6,8147,7539,186,327829,189,8148,8146,8147,327761,6,8149,8148,1,327761,6,8150,8148,0,327761,6,8152,8144,
1,327874,6,8153,7539,198,327808,6,8154,8152,8153,327808,6,8155,8154,8149,327760,7,8156,8150,8155,262268,15,8157,8156,
393281,214,8158,8157,213,213,393277,6,8159,8158,2,4,131321,8160,131320,8160,458997,6,8161,7539,8139,8159,8141,393281,
431,8162,429,213,573,262205,6,8163,8162,327856,117,8164,8161,8163,196855,8200,0,262394,8164,8166,8165,131320,8165,
131321,8200,131320,8166,393281,431,8167,429,213,430,262205,6,8168,8167,327879,6,8169,8168,446,327831,189,8170,8161,
8169,327761,6,8171,8170,0,327761,6,8172,8170,1,393281,454,8173,429,213,213,262205,15,8174,8173,262268,7,8175,8174,
327761,6,8177,8175,0,327829,189,8178,8177,8171,327761,6,8179,8178,1,327761,6,8180,8178,0,327879,6,8181,8180,467,
327761,6,8183,8175,1,327808,6,8184,8183,8172,327808,6,8185,8184,8179,327760,7,8186,8181,8185,262268,15,8187,8186,
393281,214,8188,8187,213,213,393277,6,8189,8188,2,4,327879,6,8190,8180,333,327812,6,8191,8190,299,327874,6,8194,8168,
434,327808,6,8195,8191,8194,327874,6,8196,8189,8195,393281,431,8197,429,213,437,262205,6,8198,8197,327879,6,8199,8196,
8198,131321,8200,131320,8200,458997,6,8201,8199,8166,584,8165,327760,7,8202,8201,181,131321,8203,131320,8203,590069,7,
8204,8104,8071,8132,8106,8202,8200,196855,8348,0,196859,181,8215,131320,8215,196855,8250,0,262394,517,8216,8250,
131320,8216,393281,454,8217,429,213,213,262205,15,8218,8217,262268,7,8219,8218,327761,6,8221,8219,0,327876,6,8222,
7574,186,327829,189,8223,8221,8222,327761,6,8224,8223,1,327761,6,8225,8223,0,327761,6,8227,8219,1,327874,6,8228,7574,
198,327808,6,8229,8227,8228,327808,6,8230,8229,8224,327829,189,8235,8225,8222,327761,6,8236,8235,1,327761,6,8237,8235,
0,327808,6,8241,8230,8228,327808,6,8242,8241,8236,327760,7,8243,8237,8242,262268,15,8244,8243,393281,214,8245,8244,
213,213,393277,6,8246,8245,2,4,393281,214,8247,8244,213,256,393277,6,8248,8247,2,4,327760,7,8249,8246,8248,131321,
8348,131320,8250,196855,8278,0,262394,541,8251,8278,131320,8251,393281,454,8252,429,213,213,262205,15,8253,8252,
262268,7,8254,8253,327761,6,8256,8254,0,327876,6,8257,7574,186,327829,189,8258,8256,8257,327761,6,8259,8258,1,327761,
6,8260,8258,0,327761,6,8262,8254,1,327874,6,8263,7574,198,327808,6,8264,8262,8263,327808,6,8265,8264,8259,327760,7,
8266,8260,8265,262268,15,8267,8266,393281,214,8268,8267,213,213,393277,6,8269,8268,2,4,393281,431,8270,429,213,430,
262205,6,8271,8270,327874,6,8272,8271,434,327874,6,8273,8269,8272,393281,431,8274,429,213,437,262205,6,8275,8274,
327879,6,8276,8273,8275,327760,7,8277,8276,181,131321,8348,131320,8278,196855,8284,0,262394,556,8279,8284,131320,8279,
327879,6,8282,2332,92,327851,117,8283,8282,181,131321,8284,131320,8284,458997,117,8285,556,8278,8283,8279,196855,8305,
0,262394,8285,8286,8305,131320,8286,393281,454,8287,429,213,256,262205,15,8288,8287,262268,7,8289,8288,327761,6,8291,
8289,0,327876,6,8292,7574,186,327829,189,8293,8291,8292,327761,6,8294,8293,1,327761,6,8295,8293,0,327761,6,8297,8289,
1,327874,6,8298,7574,198,327808,6,8299,8297,8298,327808,6,8300,8299,8294,327760,7,8301,8295,8300,262268,15,8302,8301,
393281,214,8303,8302,213,213,393277,6,8304,8303,2,4,131321,8305,131320,8305,458997,6,8306,7574,8284,8304,8286,393281,
431,8307,429,213,573,262205,6,8308,8307,327856,117,8309,8306,8308,196855,8345,0,262394,8309,8311,8310,131320,8310,
131321,8345,131320,8311,393281,431,8312,429,213,430,262205,6,8313,8312,327879,6,8314,8313,446,327831,189,8315,8306,
8314,327761,6,8316,8315,0,327761,6,8317,8315,1,393281,454,8318,429,213,213,262205,15,8319,8318,262268,7,8320,8319,
327761,6,8322,8320,0,327829,189,8323,8322,8316,327761,6,8324,8323,1,327761,6,8325,8323,0,327879,6,8326,8325,467,
327761,6,8328,8320,1,327808,6,8329,8328,8317,327808,6,8330,8329,8324,327760,7,8331,8326,8330,262268,15,8332,8331,
393281,214,8333,8332,213,213,393277,6,8334,8333,2,4,327879,6,8335,8325,333,327812,6,8336,8335,299,327874,6,8339,8313,
434,327808,6,8340,8336,8339,327874,6,8341,8334,8340,393281,431,8342,429,213,437,262205,6,8343,8342,327879,6,8344,8341,
8343,131321,8345,131320,8345,458997,6,8346,8344,8311,584,8310,327760,7,8347,8346,181,131321,8348,131320,8348,590069,7,
8349,8249,8216,8277,8251,8347,8345,196855,5239,0,262394,5087,5231,5239,131320,5231,196855,5608,0,262394,1556,5584,
5601,131320,5601,393281,731,5602,429,213,1560,262205,24,5603,5602,327761,6,5606,6297,0,262268,7,5653,5603,327761,6,
5664,5653,0,327876,6,5666,5116,186,327829,189,5667,5664,5666,327761,6,5668,5667,1,327761,6,5669,5667,0,327761,6,5672,
5653,1,327874,6,5674,5116,198,327808,6,5675,5672,5674,327808,6,5677,5675,5668,327760,7,5678,5669,5677,262268,24,5656,
5678,393281,214,5658,5656,213,213,327742,5658,5606,2,4,131321,5608,131320,5584,393281,731,5585,429,213,1560,262205,24,
5586,5585,262268,7,5587,5586,327761,6,5614,5587,0,327876,6,5616,5116,186,327829,189,5617,5614,5616,327761,6,5618,5617,
1,327761,6,5619,5617,0,327761,6,5622,5587,1,327874,6,5624,5116,198,327808,6,5625,5622,5624,327808,6,5627,5625,5618,
327829,189,5637,5619,5616,327761,6,5638,5637,1,327761,6,5639,5637,0,327808,6,5645,5627,5624,327808,6,5647,5645,5638,
327760,7,5648,5639,5647,262268,24,5592,5648,327761,6,5595,6297,0,393281,214,5596,5592,213,213,327742,5596,5595,2,4,
327761,6,5599,6297,1,393281,214,5600,5592,213,256,327742,5600,5599,2,4,131321,5608,131320,5608,131321,5239,131320,
5239,196855,8421,0,262394,7494,8360,8421,131320,8360,196855,8420,0,262394,1556,8385,8365,131320,8365,393281,731,8366,
429,213,1560,262205,24,8367,8366,327761,6,8369,8059,0,262268,7,8370,8367,327761,6,8372,8370,0,327876,6,8373,7514,186,
327829,189,8374,8372,8373,327761,6,8375,8374,1,327761,6,8376,8374,0,327761,6,8378,8370,1,327874,6,8379,7514,198,
327808,6,8380,8378,8379,327808,6,8381,8380,8375,327760,7,8382,8376,8381,262268,24,8383,8382,393281,214,8384,8383,213,
213,327742,8384,8369,2,4,131321,8420,131320,8385,393281,731,8386,429,213,1560,262205,24,8387,8386,262268,7,8388,8387,
327761,6,8390,8388,0,327876,6,8391,7514,186,327829,189,8392,8390,8391,327761,6,8393,8392,1,327761,6,8394,8392,0,
327761,6,8396,8388,1,327874,6,8397,7514,198,327808,6,8398,8396,8397,327808,6,8399,8398,8393,327829,189,8404,8394,8391,
327761,6,8405,8404,1,327761,6,8406,8404,0,327808,6,8410,8399,8397,327808,6,8411,8410,8405,327760,7,8412,8406,8411,
262268,24,8413,8412,327761,6,8415,8059,0,393281,214,8416,8413,213,213,327742,8416,8415,2,4,327761,6,8418,8059,1,
393281,214,8419,8413,213,256,327742,8419,8418,2,4,131321,8420,131320,8420,131321,8421,131320,8421,196855,8492,0,
262394,7529,8431,8492,131320,8431,196855,8491,0,262394,1556,8456,8436,131320,8436,393281,731,8437,429,213,1560,262205,
24,8438,8437,327761,6,8440,8204,0,262268,7,8441,8438,327761,6,8443,8441,0,327876,6,8444,7549,186,327829,189,8445,8443,
8444,327761,6,8446,8445,1,327761,6,8447,8445,0,327761,6,8449,8441,1,327874,6,8450,7549,198,327808,6,8451,8449,8450,
327808,6,8452,8451,8446,327760,7,8453,8447,8452,262268,24,8454,8453,393281,214,8455,8454,213,213,327742,8455,8440,2,4,
131321,8491,131320,8456,393281,731,8457,429,213,1560,262205,24,8458,8457,262268,7,8459,8458,327761,6,8461,8459,0,
327876,6,8462,7549,186,327829,189,8463,8461,8462,327761,6,8464,8463,1,327761,6,8465,8463,0,327761,6,8467,8459,1,
327874,6,8468,7549,198,327808,6,8469,8467,8468,327808,6,8470,8469,8464,327829,189,8475,8465,8462,327761,6,8476,8475,1,
327761,6,8477,8475,0,327808,6,8481,8470,8468,327808,6,8482,8481,8476,327760,7,8483,8477,8482,262268,24,8484,8483,
327761,6,8486,8204,0,393281,214,8487,8484,213,213,327742,8487,8486,2,4,327761,6,8489,8204,1,393281,214,8490,8484,213,
256,327742,8490,8489,2,4,131321,8491,131320,8491,131321,8492,131320,8492,196855,8563,0,262394,7564,8502,8563,131320,
8502,196855,8562,0,262394,1556,8527,8507,131320,8507,393281,731,8508,429,213,1560,262205,24,8509,8508,327761,6,8511,
8349,0,262268,7,8512,8509,327761,6,8514,8512,0,327876,6,8515,7584,186,327829,189,8516,8514,8515,327761,6,8517,8516,1,
327761,6,8518,8516,0,327761,6,8520,8512,1,327874,6,8521,7584,198,327808,6,8522,8520,8521,327808,6,8523,8522,8517,
327760,7,8524,8518,8523,262268,24,8525,8524,393281,214,8526,8525,213,213,327742,8526,8511,2,4,131321,8562,131320,8527,
393281,731,8528,429,213,1560,262205,24,8529,8528,262268,7,8530,8529,327761,6,8532,8530,0,327876,6,8533,7584,186,
327829,189,8534,8532,8533,327761,6,8535,8534,1,327761,6,8536,8534,0,327761,6,8538,8530,1,327874,6,8539,7584,198,
327808,6,8540,8538,8539,327808,6,8541,8540,8535,327829,189,8546,8536,8533,327761,6,8547,8546,1,327761,6,8548,8546,0,
327808,6,8552,8541,8539,327808,6,8553,8552,8547,327760,7,8554,8548,8553,262268,24,8555,8554,327761,6,8557,8349,0,
393281,214,8558,8555,213,213,327742,8558,8557,2,4,327761,6,8560,8349,1,393281,214,8561,8555,213,256,327742,8561,8560,
2,4,131321,8562,131320,8562,131321,8563,131320,8563,131321,5244,131320,5244,131321,5245,131320,5245,327808,6,5247,
6223,1809,131321,5066,131320,5248,131321,5035,131320,5035,262368,285,285,286,131321,2293,131320,2293,131321,2290,
131320,2292,65789,65592,
};
static const uint32_t raysort_spirv_sort_ranges[] = {
119734787,66816,524299,1634,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,84,92,122,235,385,523,538,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,262215,84,11,29,327752,230,0,35,0,327752,230,1,35,8,327752,230,2,35,16,327752,230,3,35,24,327752,230,4,35,32,327752,
230,5,35,36,327752,230,6,35,40,327752,230,7,35,44,327752,230,8,35,48,327752,230,9,35,52,327752,230,10,35,56,327752,
230,11,35,60,262215,231,6,4,262216,232,0,25,327752,232,0,35,0,196679,232,2,327752,233,0,35,0,196679,233,2,262215,523,
11,26,262215,581,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,
15,5349,17,262187,6,44,0,262165,48,32,1,262187,48,49,2,262174,52,6,6,262187,6,57,1,262187,48,61,30,262187,48,76,0,
262176,77,5349,6,262176,83,1,6,262203,83,84,1,262187,6,86,2,262187,6,87,264,262167,88,6,4,262187,6,89,32,262172,90,88,
89,262176,91,4,90,262203,91,92,4,262187,6,94,4,262176,99,4,6,262187,6,102,16,131092,103,262176,111,4,88,262172,120,88,
94,262176,121,4,120,262203,121,122,4,262187,6,135,3,458796,88,141,44,44,44,44,458796,88,159,44,57,86,135,262187,6,165,
8,262167,168,103,4,262187,48,174,1,196647,229,5349,917534,230,15,15,15,229,6,6,6,6,6,6,6,6,196637,231,6,196638,232,
231,262176,229,5349,232,196638,233,230,262176,234,9,233,262203,234,235,9,262187,48,236,4,262176,237,9,6,262187,6,240,
65535,262176,248,9,15,262187,6,261,4294967292u,262187,48,279,24,262187,48,283,5,262187,48,291,9,262187,48,304,10,
262187,48,315,3,262176,316,9,229,262187,48,342,8,262187,6,382,257,262172,383,6,382,262176,384,4,383,262203,384,385,4,
262187,48,399,256,262187,48,404,7,262187,6,408,256,262187,48,412,6,262167,521,6,3,262176,522,1,521,262203,522,523,1,
262187,6,526,127,262187,6,535,128,262172,536,6,535,262176,537,4,536,262203,537,538,4,262187,48,566,11,393260,521,581,
535,57,57,458796,88,1627,94,94,94,94,458796,88,1628,165,165,165,165,262187,6,1629,12,458796,88,1630,1629,1629,1629,
1629,262187,6,1631,5,262187,6,1632,6,262187,6,1633,7,327734,2,4,0,3,131320,5,262205,6,519,84,327745,83,524,523,44,
262205,6,525,524,327812,6,527,525,526,327808,6,529,527,519,327812,6,593,519,86,393281,237,595,235,76,342,262205,6,596,
595,327856,103,597,593,596,196855,605,0,262394,597,598,604,131320,598,393281,248,599,235,76,49,262205,15,600,599,
393281,77,602,600,76,593,393277,6,603,602,2,4,131321,605,131320,604,131321,605,131320,605,458997,6,999,603,598,44,604,
327808,6,608,593,57,327856,103,611,608,596,196855,620,0,262394,611,612,619,131320,612,393281,248,613,235,76,49,262205,
15,614,613,393281,77,617,614,76,608,393277,6,618,617,2,4,131321,620,131320,619,131321,620,131320,620,458997,6,1001,
618,612,44,619,327808,6,624,999,1001,262368,86,86,87,327814,6,653,519,94,327817,6,655,519,94,393281,99,657,92,653,655,
196670,657,624,262368,86,86,87,327856,103,659,519,102,196855,687,0,262394,659,660,687,131320,660,327745,111,663,92,
593,262205,88,664,663,327745,111,668,92,608,262205,88,669,668,327808,88,670,664,669,327761,6,676,670,0,327761,6,678,
670,1,327808,6,679,676,678,327761,6,681,670,2,327808,6,682,679,681,327761,6,684,670,3,327808,6,685,682,684,393281,99,
686,122,653,655,196670,686,685,131321,687,131320,687,262368,86,86,87,327745,111,694,122,44,262205,88,695,694,327814,6,
705,519,165,458832,88,706,705,705,705,705,327856,168,707,159,706,393385,88,708,707,695,141,327745,111,1572,122,57,
262205,88,1573,1572,327808,88,1575,695,1573,327808,88,1578,159,1627,327856,168,1581,1578,706,393385,88,1582,1581,1573,
141,327808,88,1584,708,1582,327745,111,1592,122,86,262205,88,1593,1592,327808,88,1595,1575,1593,327808,88,1598,159,
1628,327856,168,1601,1598,706,393385,88,1602,1601,1593,141,327808,88,1604,1584,1602,327745,111,1612,122,135,262205,88,
1613,1612,327808,88,1615,1595,1613,327808,88,1618,159,1630,327856,168,1621,1618,706,393385,88,1622,1621,1613,141,
327808,88,1624,1604,1622,327812,6,722,705,86,327745,111,725,92,722,262205,88,726,725,327817,6,732,519,165,458832,88,
733,732,732,732,732,327856,168,734,159,733,393385,88,735,734,726,141,327808,88,737,1624,735,327808,6,1553,722,57,
327745,111,1554,92,1553,262205,88,1555,1554,327856,168,1561,1578,733,393385,88,1562,1561,1555,141,327808,88,1564,737,
1562,327761,6,743,1615,0,327761,6,745,1615,1,327808,6,746,743,745,327761,6,748,1615,2,327808,6,749,746,748,327761,6,
751,1615,3,327808,6,752,749,751,327761,6,754,1564,0,327761,6,756,1564,1,327808,6,757,754,756,327761,6,759,1564,2,
327808,6,760,757,759,327761,6,762,1564,3,327808,6,763,760,762,327745,99,629,385,593,196670,629,763,327808,6,634,763,
999,327745,99,635,385,608,196670,635,634,327850,103,637,519,44,196855,641,0,262394,637,638,641,131320,638,327745,99,
640,385,399,196670,640,752,131321,641,131320,641,262368,86,86,87,393281,237,783,235,76,404,262205,6,784,783,327874,6,
785,529,784,458764,6,786,1,38,785,408,393281,237,788,235,76,412,262205,6,789,788,327856,103,790,529,789,196855,798,0,
262394,790,791,795,131320,791,327745,99,793,385,786,262205,6,794,793,131321,798,131320,795,327745,99,796,385,399,
262205,6,797,796,131321,798,131320,798,458997,6,1018,794,791,797,795,196855,811,0,262394,790,804,809,131320,804,
327808,6,806,786,57,327745,99,807,385,806,262205,6,808,807,131321,811,131320,809,131321,811,131320,811,458997,6,1021,
808,804,1018,809,131321,813,131320,813,458997,6,1024,1021,811,1543,873,458997,6,1022,1018,811,1538,873,327856,103,817,
1022,1024,262390,874,873,0,262394,817,818,874,131320,818,327810,6,821,1024,1022,327814,6,831,821,165,327808,6,834,
1022,831,327817,6,836,821,165,327814,6,839,836,165,327808,6,840,834,839,393281,248,841,235,76,174,262205,15,842,841,
262268,7,881,842,327761,6,892,881,0,327876,6,894,840,49,327829,52,895,892,894,327761,6,896,895,1,327761,6,897,895,0,
327761,6,900,881,1,327874,6,902,840,61,327808,6,903,900,902,327808,6,905,903,896,327760,7,906,897,905,262268,15,884,
906,393281,77,885,884,76,76,393277,6,886,885,2,4,393281,237,915,235,76,236,262205,6,916,915,327879,6,917,916,240,
327831,52,918,886,917,327761,6,919,918,0,327761,6,920,918,1,393281,248,921,235,76,76,262205,15,922,921,262268,7,923,
922,327761,6,925,923,0,327829,52,927,925,919,327761,6,928,927,1,327761,6,929,927,0,327879,6,931,929,261,327761,6,933,
923,1,327808,6,935,933,920,327808,6,937,935,928,327760,7,938,931,937,262268,15,940,938,393281,77,941,940,76,76,393277,
6,942,941,2,4,327879,6,944,929,135,327812,6,945,944,165,327874,6,948,916,279,327808,6,949,945,948,327874,6,950,942,
949,393281,237,951,235,76,283,262205,6,952,951,327879,6,953,950,952,327856,103,847,953,529,196855,856,0,262394,847,
849,854,131320,849,327808,6,852,840,57,458764,6,853,1,41,1022,852,131321,856,131320,854,131321,856,131320,856,458997,
6,1048,853,849,1022,854,196855,865,0,262394,847,859,861,131320,859,131321,865,131320,861,458764,6,864,1,38,1024,840,
131321,865,131320,865,458997,6,1052,1024,859,864,861,327812,6,1080,831,86,327808,6,1081,1022,1080,327812,6,1083,836,
86,327814,6,1084,1083,165,327808,6,1085,1081,1084,327876,6,1091,1085,49,327829,52,1092,892,1091,327761,6,1093,1092,1,
327761,6,1094,1092,0,327874,6,1097,1085,61,327808,6,1098,900,1097,327808,6,1099,1098,1093,327760,7,1100,1094,1099,
262268,15,1101,1100,393281,77,1102,1101,76,76,393277,6,1103,1102,2,4,327831,52,1107,1103,917,327761,6,1108,1107,0,
327761,6,1109,1107,1,327829,52,1115,925,1108,327761,6,1116,1115,1,327761,6,1117,1115,0,327879,6,1118,1117,261,327808,
6,1121,933,1109,327808,6,1122,1121,1116,327760,7,1123,1118,1122,262268,15,1124,1123,393281,77,1125,1124,76,76,393277,
6,1126,1125,2,4,327879,6,1127,1117,135,327812,6,1128,1127,165,327808,6,1132,1128,948,327874,6,1133,1126,1132,327879,6,
1136,1133,952,327856,103,1137,1136,529,196855,1142,0,262394,1137,1139,1138,131320,1138,131321,1142,131320,1139,327808,
6,1140,1085,57,458764,6,1141,1,41,1048,1140,131321,1142,131320,1142,458997,6,1143,1141,1139,1048,1138,196855,1147,0,
262394,1137,1146,1144,131320,1144,458764,6,1145,1,38,1052,1085,131321,1147,131320,1146,131321,1147,131320,1147,458997,
6,1148,1052,1146,1145,1144,327812,6,1159,831,135,327808,6,1160,1022,1159,327812,6,1162,836,135,327814,6,1163,1162,165,
327808,6,1164,1160,1163,327876,6,1170,1164,49,327829,52,1171,892,1170,327761,6,1172,1171,1,327761,6,1173,1171,0,
327874,6,1176,1164,61,327808,6,1177,900,1176,327808,6,1178,1177,1172,327760,7,1179,1173,1178,262268,15,1180,1179,
393281,77,1181,1180,76,76,393277,6,1182,1181,2,4,327831,52,1186,1182,917,327761,6,1187,1186,0,327761,6,1188,1186,1,
327829,52,1194,925,1187,327761,6,1195,1194,1,327761,6,1196,1194,0,327879,6,1197,1196,261,327808,6,1200,933,1188,
327808,6,1201,1200,1195,327760,7,1202,1197,1201,262268,15,1203,1202,393281,77,1204,1203,76,76,393277,6,1205,1204,2,4,
327879,6,1206,1196,135,327812,6,1207,1206,165,327808,6,1211,1207,948,327874,6,1212,1205,1211,327879,6,1215,1212,952,
327856,103,1216,1215,529,196855,1221,0,262394,1216,1218,1217,131320,1217,131321,1221,131320,1218,327808,6,1219,1164,
57,458764,6,1220,1,41,1143,1219,131321,1221,131320,1221,458997,6,1222,1220,1218,1143,1217,196855,1226,0,262394,1216,
1225,1223,131320,1223,458764,6,1224,1,38,1148,1164,131321,1226,131320,1225,131321,1226,131320,1226,458997,6,1227,1148,
1225,1224,1223,327812,6,1238,831,94,327808,6,1239,1022,1238,327812,6,1241,836,94,327814,6,1242,1241,165,327808,6,1243,
1239,1242,327876,6,1249,1243,49,327829,52,1250,892,1249,327761,6,1251,1250,1,327761,6,1252,1250,0,327874,6,1255,1243,
61,327808,6,1256,900,1255,327808,6,1257,1256,1251,327760,7,1258,1252,1257,262268,15,1259,1258,393281,77,1260,1259,76,
76,393277,6,1261,1260,2,4,327831,52,1265,1261,917,327761,6,1266,1265,0,327761,6,1267,1265,1,327829,52,1273,925,1266,
327761,6,1274,1273,1,327761,6,1275,1273,0,327879,6,1276,1275,261,327808,6,1279,933,1267,327808,6,1280,1279,1274,
327760,7,1281,1276,1280,262268,15,1282,1281,393281,77,1283,1282,76,76,393277,6,1284,1283,2,4,327879,6,1285,1275,135,
327812,6,1286,1285,165,327808,6,1290,1286,948,327874,6,1291,1284,1290,327879,6,1294,1291,952,327856,103,1295,1294,529,
196855,1300,0,262394,1295,1297,1296,131320,1296,131321,1300,131320,1297,327808,6,1298,1243,57,458764,6,1299,1,41,1222,
1298,131321,1300,131320,1300,458997,6,1301,1299,1297,1222,1296,196855,1305,0,262394,1295,1304,1302,131320,1302,458764,
6,1303,1,38,1227,1243,131321,1305,131320,1304,131321,1305,131320,1305,458997,6,1306,1227,1304,1303,1302,327812,6,1317,
831,1631,327808,6,1318,1022,1317,327812,6,1320,836,1631,327814,6,1321,1320,165,327808,6,1322,1318,1321,327876,6,1328,
1322,49,327829,52,1329,892,1328,327761,6,1330,1329,1,327761,6,1331,1329,0,327874,6,1334,1322,61,327808,6,1335,900,
1334,327808,6,1336,1335,1330,327760,7,1337,1331,1336,262268,15,1338,1337,393281,77,1339,1338,76,76,393277,6,1340,1339,
2,4,327831,52,1344,1340,917,327761,6,1345,1344,0,327761,6,1346,1344,1,327829,52,1352,925,1345,327761,6,1353,1352,1,
327761,6,1354,1352,0,327879,6,1355,1354,261,327808,6,1358,933,1346,327808,6,1359,1358,1353,327760,7,1360,1355,1359,
262268,15,1361,1360,393281,77,1362,1361,76,76,393277,6,1363,1362,2,4,327879,6,1364,1354,135,327812,6,1365,1364,165,
327808,6,1369,1365,948,327874,6,1370,1363,1369,327879,6,1373,1370,952,327856,103,1374,1373,529,196855,1379,0,262394,
1374,1376,1375,131320,1375,131321,1379,131320,1376,327808,6,1377,1322,57,458764,6,1378,1,41,1301,1377,131321,1379,
131320,1379,458997,6,1380,1378,1376,1301,1375,196855,1384,0,262394,1374,1383,1381,131320,1381,458764,6,1382,1,38,1306,
1322,131321,1384,131320,1383,131321,1384,131320,1384,458997,6,1385,1306,1383,1382,1381,327812,6,1396,831,1632,327808,
6,1397,1022,1396,327812,6,1399,836,1632,327814,6,1400,1399,165,327808,6,1401,1397,1400,327876,6,1407,1401,49,327829,
52,1408,892,1407,327761,6,1409,1408,1,327761,6,1410,1408,0,327874,6,1413,1401,61,327808,6,1414,900,1413,327808,6,1415,
1414,1409,327760,7,1416,1410,1415,262268,15,1417,1416,393281,77,1418,1417,76,76,393277,6,1419,1418,2,4,327831,52,1423,
1419,917,327761,6,1424,1423,0,327761,6,1425,1423,1,327829,52,1431,925,1424,327761,6,1432,1431,1,327761,6,1433,1431,0,
327879,6,1434,1433,261,327808,6,1437,933,1425,327808,6,1438,1437,1432,327760,7,1439,1434,1438,262268,15,1440,1439,
393281,77,1441,1440,76,76,393277,6,1442,1441,2,4,327879,6,1443,1433,135,327812,6,1444,1443,165,327808,6,1448,1444,948,
327874,6,1449,1442,1448,327879,6,1452,1449,952,327856,103,1453,1452,529,196855,1458,0,262394,1453,1455,1454,131320,
1454,131321,1458,131320,1455,327808,6,1456,1401,57,458764,6,1457,1,41,1380,1456,131321,1458,131320,1458,458997,6,1459,
1457,1455,1380,1454,196855,1463,0,262394,1453,1462,1460,131320,1460,458764,6,1461,1,38,1385,1401,131321,1463,131320,
1462,131321,1463,131320,1463,458997,6,1464,1385,1462,1461,1460,327812,6,1475,831,1633,327808,6,1476,1022,1475,327812,
6,1478,836,1633,327814,6,1479,1478,165,327808,6,1480,1476,1479,327876,6,1486,1480,49,327829,52,1487,892,1486,327761,6,
1488,1487,1,327761,6,1489,1487,0,327874,6,1492,1480,61,327808,6,1493,900,1492,327808,6,1494,1493,1488,327760,7,1495,
1489,1494,262268,15,1496,1495,393281,77,1497,1496,76,76,393277,6,1498,1497,2,4,327831,52,1502,1498,917,327761,6,1503,
1502,0,327761,6,1504,1502,1,327829,52,1510,925,1503,327761,6,1511,1510,1,327761,6,1512,1510,0,327879,6,1513,1512,261,
327808,6,1516,933,1504,327808,6,1517,1516,1511,327760,7,1518,1513,1517,262268,15,1519,1518,393281,77,1520,1519,76,76,
393277,6,1521,1520,2,4,327879,6,1522,1512,135,327812,6,1523,1522,165,327808,6,1527,1523,948,327874,6,1528,1521,1527,
327879,6,1531,1528,952,327856,103,1532,1531,529,196855,1537,0,262394,1532,1534,1533,131320,1533,131321,1537,131320,
1534,327808,6,1535,1480,57,458764,6,1536,1,41,1459,1535,131321,1537,131320,1537,458997,6,1538,1536,1534,1459,1533,
196855,1542,0,262394,1532,1541,1539,131320,1539,458764,6,1540,1,38,1464,1480,131321,1542,131320,1541,131321,1542,
131320,1542,458997,6,1543,1464,1541,1540,1539,131321,873,131320,873,131321,813,131320,874,327745,99,541,538,519,
196670,541,1022,262368,86,86,87,327858,103,545,529,789,327856,103,547,519,526,327847,103,548,545,547,196855,550,0,
262394,548,549,550,131320,549,393281,316,551,235,76,315,262205,229,552,551,327808,6,554,102,529,393281,77,556,552,76,
554,327742,556,1022,2,4,131321,550,131320,550,327847,103,563,790,547,196855,565,0,262394,563,564,565,131320,564,
393281,237,567,235,76,566,262205,6,568,567,327812,6,570,529,135,327808,6,571,568,570,327808,6,573,519,57,327745,99,
574,538,573,262205,6,575,574,327810,6,577,575,1022,393281,237,958,235,76,291,262205,6,959,958,327814,6,960,577,959,
327817,6,964,577,959,327851,103,965,964,44,393385,6,966,965,57,44,327808,6,967,960,966,393281,237,969,235,76,304,
262205,6,970,969,327814,6,971,967,970,327817,6,975,967,970,327851,103,976,975,44,393385,6,977,976,57,44,327808,6,978,
971,977,393281,316,979,235,76,315,262205,229,980,979,458764,6,985,1,38,967,970,393281,77,986,980,76,571,327742,986,
985,2,4,327808,6,990,571,57,458764,6,992,1,41,978,57,393281,77,993,980,76,990,327742,993,992,2,4,327808,6,997,571,86,
393281,77,998,980,76,997,327742,998,57,2,4,131321,565,131320,565,65789,65592,
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
