/* SPDX-License-Identifier: MIT */
#pragma once
#include "scan.h"
#include "../shaders/raysort_sort_shared.h"

#define RAYSORT_CAPABILITY_SORT_BIT                2u /* raysortCmdSort, raysortCmdSortArguments, raysortCmdDispatch */

#define RAYSORT_RESOURCE_SORT_SCRATCH              0x200u
#define RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP      0x201u
#define RAYSORT_RESOURCE_SORT_LIST                 0x202u
#define RAYSORT_RESOURCE_SORT_COUNT                0x203u
#define RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP 0x204u
#define RAYSORT_RESOURCE_SORT_OLD_TO_NEW_PIXEL_MAP 0x205u
#define RAYSORT_RESOURCE_SORT_RANGES               0x206u
#define RAYSORT_RESOURCE_SORT_PRESENT              0x207u

typedef enum RaysortIdType
{
  RAYSORT_ID_UINT32,
  RAYSORT_ID_UINT16,
  RAYSORT_ID_UINT8
} RaysortIdType;

/* The id map: a material id for every ray, packed, or in a record for every ray (a hit, a visibility buffer), where the
 * id may be a bit field. The id of ray r is at byte r * stride + offset of the buffer, little-endian.
 * Hits of a BVH: {hits, RAYSORT_ID_UINT32, sizeof(RaysortBvhHit), offsetof(RaysortBvhHit, material)}.
 * Ids are read as whole 32-bit words, at device addresses that are multiples of 4. buffer.size must reach from
 * buffer.offset to the end of the word that holds the last id. The word of the first id may begin up to 3 bytes before
 * this id: the VkBuffer must hold these bytes, and buffer.size does not count them. Example: 5 packed ids of 8 bits are
 * in 2 words. First id at a multiple of 4: size 8. At a multiple of 4, plus 2: size 6.
 * With a list buffer.size also says how many rays there are, in a dry plan too: as many as its whole words hold ids, at
 * most RAYSORT_MAX_COUNT. A list entry of this number or more is stray. Example: 1,921 ids of 8 bits take 481 words, so
 * there are 1,924 rays. The list entry 1,922 is not stray: the bytes that fill up the last word are read as its id. If
 * the list may have such an entry, write the void id into these bytes.
 * Fastest are packed ids at a device address that is a multiple of 16, without a list. */
typedef struct RaysortIds
{
  RaysortBuffer buffer; /* device address + `offset`: a multiple of the id's size */
  RaysortIdType type;   /* size of the word that holds the id */
  uint32_t stride;      /* bytes from id to id, a multiple of the id's size, at most 256; 0: packed */
  uint32_t offset;      /* bytes from the start of a record to its id, a multiple of the id's size, within the stride */
  uint32_t shift;       /* lowest bit of the id in its word */
  uint32_t bits;        /* width of the id; 0: all bits from `shift` up. It must hold 0 .. materialCount - 1: 8 bits
                           hold 256 materials, or 255 materials and void */
} RaysortIds;

#define RAYSORT_SORT_TAIL_BIT      1u /* newToOldPixelMap gets void and stray entries too, after the live ones */
#define RAYSORT_SORT_STATISTIC_BIT 2u /* fills RaysortRanges.windows and .distinct: does sorting pay? */

#define RAYSORT_MAX_MATERIALS      65536u

typedef struct RaysortSortInfo
{
  uint32_t maxCount;        /* largest number of entries, 0 .. RAYSORT_MAX_COUNT; with a list its length */
  uint32_t materialCount;   /* 1 .. RAYSORT_MAX_MATERIALS. Ids below it are live, equal: void, larger: stray */
  uint32_t rayCount;        /* with a list: the number of rays, the least number of ids in the id map; 0: maxCount. Set
                               it if the list may be longer than the number of rays. Without a list: 0 */
  uint32_t workgroupSize;   /* threads of a workgroup of your material shaders, at most the device's
                               maxComputeWorkGroupInvocations. A shader with a smaller workgroup gets no ray. 0 counts
                               as 1: CountedMaterials then counts rays, and raysortPlanDispatch refuses the sort */
  uint32_t maxGroupsX;      /* workgroups on x before CountedMaterials folds into y, at most
                               maxComputeWorkGroupCount[0]; 0: this number. ceil(maxCount / workgroupSize) above
                               maxGroupsX * maxComputeWorkGroupCount[1] is refused */
  uint32_t flags;           /* RAYSORT_SORT_*_BIT */
  RaysortIds materialIdMap; /* in: an id for every ray, with a list too */
  RaysortBuffer list;       /* in, optional: uint32[maxCount]: entry i is ray list[i]. Not given: entry i is ray i */
  RaysortBuffer count;      /* in, optional: the number of entries */
  RaysortBuffer newToOldPixelMap; /* out, a discard: uint32[maxCount], slot -> ray. Words after the live entries (with
                                     RAYSORT_SORT_TAIL_BIT: after all entries) are not written */
  RaysortBuffer oldToNewPixelMap; /* EXPERIMENTAL; out, optional: uint32[ids in the id map], ray -> slot. Words of rays
                                     that are in no slot are not written. No ray may be in the list twice: it would have
                                     two slots, and which of them is written varies. Ids that only fill up the last word
                                     of the id map (see RaysortIds) need no word here: for 1,921 ids of 8 bits 1,921
                                     words are enough, and nothing is written for rays 1,921 to 1,923 */
  RaysortBuffer ranges;           /* out: RaysortRanges, MaterialsOffsets, CountedMaterials; usage: see the top */
  RaysortBuffer present;          /* out, optional: uint32[1 + materialCount], how many materials have rays, then their
                                     ids, ascending. Words after these are not written. For raysortMergeMaterials */
  RaysortBuffer scratch;          /* no contents before and after */
} RaysortSortInfo;

typedef struct RaysortSortLayout
{
  VkDeviceSize idMapSize;              /* least bytes of materialIdMap.buffer; with a list: for rayCount ids. Set
                                          materialIdMap.buffer.offset, and list.size if there will be a list, before you
                                          ask. If the map holds more ids than rayCount, plan with its whole size */
  VkDeviceSize listSize;               /* least bytes of list */
  VkDeviceSize newToOldPixelMapSize;   /* least bytes of newToOldPixelMap */
  VkDeviceSize oldToNewPixelMapSize;   /* least bytes of oldToNewPixelMap; with a list: for the ids that materialIdMap
                                          holds, so set its buffer.size before you ask */
  VkDeviceSize rangesSize;             /* least bytes of ranges */
  VkDeviceSize liveArgumentsOffset;    /* byte in ranges: VkDispatchIndirectCommand over all live entries */
  VkDeviceSize materialsOffsetsOffset; /* byte in ranges: MaterialsOffsets, uint32[materialCount + 1]. Material m has
                                          the slots [m] .. [m + 1] - 1; word [materialCount]: live entries */
  VkDeviceSize countedMaterialsOffset; /* byte in ranges: CountedMaterials, VkDispatchIndirectCommand[materialCount].
                                          Ask again if materialCount changes (64: 336, 32: 208): sizes serve a smaller
                                          one, this offset does not */
  VkDeviceSize presentSize;            /* least bytes of present, if it is wanted */
  VkDeviceSize scratchSize;            /* least bytes of scratch; enough for every smaller maxCount and materialCount */
  VkDeviceSize alignment;              /* device addresses of scratch and of ranges must be multiples of it */
  uint32_t passCount;
} RaysortSortLayout;

#define RAYSORT_SORT_MAX_PASSES 9

/* raysortCmdSort - puts the rays of each material into one run of slots, in their old order (stable). The result has
 * the same bits every time, on every device.
 * Live entries have ids 0 .. materialCount - 1. All others form the tail: void entries, stray entries, and list entries
 * past the id map, whose ids are not read and whose words of oldToNewPixelMap are not written. The tail is counted,
 * never dispatched, and moved only with RAYSORT_SORT_TAIL_BIT: then it follows the live entries, void and stray mixed
 * in their old order. The map has list[i] of each of them, past the id map too.
 * CountedMaterials[m] = (x, y, 1) with g = ceil(rays of m / workgroupSize), x = min(g, maxGroupsX), and
 * y = ceil(g / maxGroupsX), at least 1, so a material without rays has x = 0.
 * Example: eight rays, three materials, workgroupSize 2
 *   ids               1 0 1 3 0 2 0 1        ray 3 has id 3 = materialCount: it is void
 *   newToOldPixelMap  1 4 6 | 0 2 7 | 5      slot 7 is not written; with RAYSORT_SORT_TAIL_BIT it holds ray 3
 *   MaterialsOffsets  0 3 6 7                RaysortRanges: count 8, live 7, tail 1, stray 0; liveArguments 4 1 1
 *   CountedMaterials  2 1 1 | 2 1 1 | 1 1 1  oldToNewPixelMap 3 0 4 - 1 6 2 5; word 3 (-) is not written
 * needs   device addresses: ids a multiple of their size, scratch and ranges 16, the other buffers 4. So that nothing
 *         overlaps, list and newToOldPixelMap are different bytes, as are the `ranges` that hold count and the new ones
 * cost    dispatches: up to 64 materials 2; up to 256 materials 2 or 3; more materials 6 or 7. On a CPU device: up to
 *         1,024 materials 3, more materials 7. With RAYSORT_SORT_STATISTIC_BIT: 4, or 8 where it was 6 or 7. With
 *         `present` one more. With maxCount 0 too, because ranges are written. RaysortSortLayout.passCount has it */
RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout);
RAYSORT_API VkResult raysortPlanSort(RaysortContext context, const RaysortSortInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSort(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortSortInfo *info);

/* raysortSortGetLive - the 4 bytes of `ranges` that hold the number of live entries, RaysortRanges.live. Use them as
 * `count` of a trace, a gather or a sort whose `list` or `map` is newToOldPixelMap. */
RAYSORT_API RaysortBuffer raysortSortGetLive(const RaysortBuffer *ranges);

/* raysortSortGetOffset - the 4 bytes of `ranges` that hold MaterialsOffsets[material]: the number of rays with a
 * smaller id. material == materialCount gives the number of live entries.
 * Example: sky is the last material, so every ray before it hit something. raysortSortGetOffset(&ranges, sky) is the
 * `count` of a trace or a sort that goes on with these rays only; its `list` is newToOldPixelMap.
 * A material above RAYSORT_MAX_MATERIALS gives an empty buffer, so it counts as not given. */
RAYSORT_API RaysortBuffer raysortSortGetOffset(const RaysortBuffer *ranges, uint32_t material);

/* ---- arguments ---- */

#define RAYSORT_RESOURCE_SORT_ARGUMENTS_RANGES    0x210u
#define RAYSORT_RESOURCE_SORT_ARGUMENTS_ARGUMENTS 0x211u

#define RAYSORT_SORT_ARGUMENTS_UNFOLDED_BIT \
  1u /* y is 1 in every argument, for shaders that use x only. A maxCount that may not fit on x is refused */
#define RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT \
  2u /* for vkCmdTraceRaysIndirectKHR: (rays, 1, 1). workgroupSize must be 0 or 1 */

typedef struct RaysortSortArgumentsInfo
{
  uint32_t maxCount;             /* RaysortSortInfo.maxCount of the sort */
  uint32_t materialCount;        /* RaysortSortInfo.materialCount of the sort */
  uint32_t materialsPerArgument; /* n: argument i is for materials i n .. i n + n - 1. At most materialCount; 0: 1 */
  uint32_t workgroupSize;        /* threads of a workgroup of the shaders that use this table, at most the device's
                                    maxComputeWorkGroupInvocations; 0: 1 */
  uint32_t maxGroupsX;           /* workgroups on x before y grows, at most maxComputeWorkGroupCount[0]; 0: this number.
                                    With RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT the most rays of one launch: your
                                    device's maxRayDispatchInvocationCount, but at most p = maxComputeWorkGroupCount[0]
                                    * maxComputeWorkGroupSize[0]; 0: min(p, 2^30), which all devices with ray tracing
                                    pipelines allow */
  uint32_t flags;                /* RAYSORT_SORT_ARGUMENTS_*_BIT */
  RaysortBuffer ranges;          /* in: RaysortSortInfo.ranges of the sort; MaterialsOffsets is read */
  RaysortBuffer arguments;       /* out: VkDispatchIndirectCommand or VkTraceRaysIndirectCommandKHR, 12 bytes each;
                                    usage INDIRECT_BUFFER */
} RaysortSortArgumentsInfo;

typedef struct RaysortSortArgumentsLayout
{
  uint32_t argumentCount;     /* arguments of the table: ceil(materialCount / materialsPerArgument) */
  VkDeviceSize rangesSize;    /* least bytes of ranges; a sort's ranges have them */
  VkDeviceSize argumentsSize; /* least bytes of arguments */
  uint32_t passCount;
} RaysortSortArgumentsLayout;

#define RAYSORT_SORT_ARGUMENTS_MAX_PASSES 1

/* raysortCmdSortArguments - writes one more table of indirect arguments from a sort, for shaders with another workgroup
 * size, for trace-rays commands, or for runs of materials. Plan it after the sort, in the same list; several tables are
 * several plans, with no barrier between them.
 * Argument i = (x, y, 1) as CountedMaterials[i] of a sort, with this workgroupSize and maxGroupsX, and with the rays of
 * materialsPerArgument materials.
 * Example: the sort of the example at raysortCmdSort (three materials with 3, 3 and 1 rays)
 *   RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT        3 1 1 | 3 1 1 | 1 1 1
 *   workgroupSize 4                              1 1 1 | 1 1 1 | 1 1 1
 *   workgroupSize 2, materialsPerArgument 2      3 1 1 | 1 1 1
 * needs   device addresses that are multiples of 4. Bytes of ranges from rangesSize on may overlap arguments
 * sync    ranges visible to COMPUTE R before; arguments to INDIRECT after. In one list raysortCmdPasses does the first
 * bad     if ranges holds other bytes than a sort wrote, an argument is for at most maxCount rays
 * error   VK_ERROR_VALIDATION_FAILED_EXT: also if maxCount does not fit; the message has both numbers
 * cost    1 dispatch of materialCount / materialsPerArgument threads */
RAYSORT_API VkResult raysortGetSortArgumentsLayout(RaysortContext context, const RaysortSortArgumentsInfo *info,
                                                   RaysortSortArgumentsLayout *layout);
RAYSORT_API VkResult raysortPlanSortArguments(RaysortContext context, const RaysortSortArgumentsInfo *info,
                                              uint32_t *passCount, RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSortArguments(RaysortContext context, VkCommandBuffer commandBuffer,
                                             const RaysortSortArgumentsInfo *info);

/* The bytes that a sort read and wrote, copied back to the host. */
typedef struct RaysortSortResult
{
  const void *ids;                  /* from materialIdMap.buffer.offset on (materialIdMap.offset is added), when the
                                       sort ran */
  const uint32_t *list;             /* NULL if RaysortSortInfo.list was not given */
  const uint32_t *count;            /* NULL if RaysortSortInfo.count was not given */
  const uint32_t *newToOldPixelMap; /* all words of the map that were written */
  const uint32_t *oldToNewPixelMap; /* all words of the map; NULL: it is not checked */
  const void *ranges;               /* the bytes of ranges */
} RaysortSortResult;

/* raysortSortVerify - is this result the stable material sort of these ids? Use it if you doubt a driver.
 * info   as it was recorded; only offsets and sizes of its buffers are read
 * error  VK_ERROR_VALIDATION_FAILED_EXT: no. The message names the first wrong place, the number that is there and
 *        the right one; or a pointer of `result` that is missing. VK_ERROR_OUT_OF_HOST_MEMORY
 * cost   host: one allocation of 4 (materialCount + 1) bytes, a few walks over the entries */
RAYSORT_API VkResult raysortSortVerify(RaysortContext context, const RaysortSortInfo *info,
                                       const RaysortSortResult *result);
