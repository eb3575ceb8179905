/* SPDX-License-Identifier: MIT */
#pragma once
#include "scan.h"
#include "../shaders/raysort_sort_shared.h"

#define RAYSORT_CAPABILITY_SORT_BIT                2u /* raysortCmdSort */

#define RAYSORT_RESOURCE_SORT_SCRATCH              0x200u
#define RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP      0x201u
#define RAYSORT_RESOURCE_SORT_LIST                 0x202u
#define RAYSORT_RESOURCE_SORT_COUNT         0x203u
#define RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP 0x204u
#define RAYSORT_RESOURCE_SORT_OLD_TO_NEW_PIXEL_MAP 0x205u
#define RAYSORT_RESOURCE_SORT_RANGES               0x206u

typedef enum RaysortIdType
{
  RAYSORT_ID_UINT32,
  RAYSORT_ID_UINT16,
  RAYSORT_ID_UINT8
} RaysortIdType;

/* MaterialIdMap: an id for each ray. It may be a bit field in a record for each ray: a hit, a visibility buffer. Id r
 * lies at byte r * stride + offset of the buffer, little-endian. Fastest: packed, buffer address a multiple of 16, no
 * list. Hits of raysort are such records: {hits, RAYSORT_ID_UINT32, sizeof(RaysortBvhHit), offsetof(RaysortBvhHit,
 * material)}.
 * Ids are read as whole 32-bit words. So the VkBuffer must hold all of the first id's word, which may begin up to 3
 * bytes before `offset`, and `size` must reach to the end of the last id's word.
 * With a list `size` says how many rays there are, in a dry plan too: list entries past the ids that it holds are
 * stray. Then it must not end within a word that holds an id, and must not hold more than RAYSORT_MAX_COUNT ids. */
typedef struct RaysortIds
{
  RaysortBuffer buffer; /* device address + offset: a multiple of the id's size */
  RaysortIdType type;
  uint32_t stride; /* bytes, a multiple of the id's size, <= 256; 0: packed */
  uint32_t offset; /* bytes from the start of a record to its id: a multiple of the id's size, within the stride */
  uint32_t shift;  /* lowest bit of the field */
  uint32_t bits;   /* of the field; 0: all from shift up. Ids must fit: 8 bits hold 256 materials, or 255 and void */
} RaysortIds;

#define RAYSORT_SORT_TAIL_BIT      1u /* newToOldPixelMap receives void and stray entries too, behind the live ones */
#define RAYSORT_SORT_STATISTIC_BIT 2u /* RaysortRanges.windows and .distinct: does sorting pay? The first screen says */

#define RAYSORT_MAX_MATERIALS 65536u

typedef struct RaysortSortInfo
{
  uint32_t maxCount;      /* entries, 0 .. RAYSORT_MAX_COUNT; the live count may be less: see count */
  uint32_t materialCount; /* 1 .. RAYSORT_MAX_MATERIALS; id == materialCount is void, larger ids are stray */
  uint32_t rayCount;      /* with a list, else 0: how many rays there are, so the map has at least as many ids; 0:
                             maxCount. Set it if the list can be longer than the number of rays */
  uint32_t workgroupSize;     /* threads of a workgroup of your material shaders, the same for all, at most the device's
                             maxComputeWorkGroupInvocations. 0 is 1: then CountedMaterials counts rays, and
                             raysortPlanDispatch refuses the sort */
  uint32_t maxGroupsX;    /* workgroups on x before CountedMaterials folds into y, at most the device's
                             maxComputeWorkGroupCount[0]; 0: that */
  uint32_t flags;         /* RAYSORT_SORT_*_BIT */
  RaysortIds materialIdMap;       /* in */
  RaysortBuffer list;             /* in, optional: uint32[maxCount], the rays to sort; else ray i is entry i */
  RaysortBuffer count;            /* in, optional: uint32, how many entries; clamped to maxCount; else maxCount */
  RaysortBuffer newToOldPixelMap; /* out: uint32[maxCount], sorted slot -> ray. The name is RTracer's. Words behind the
                                     live entries (with the tail: behind all entries) are not written. Their old values
                                     are lost too, if a frame graph believes RaysortAccess.discard */
  RaysortBuffer oldToNewPixelMap; /* out, optional: uint32[ids in the map], ray -> sorted slot. Only rays that
                                     newToOldPixelMap holds are written; the words of the others stay as they were, so
                                     this is no discard. No ray may stand twice in a list. Ids that only fill up the
                                     last 32-bit word of the map need no word here: without one they are not written */
  RaysortBuffer ranges;           /* out: RaysortRanges, MaterialsOffsets, CountedMaterials */
  RaysortBuffer scratch;
} RaysortSortInfo;

typedef struct RaysortSortLayout
{
  VkDeviceSize idMapSize;              /* least bytes of materialIdMap; set its offset before you ask. With a list: for
                                          rayCount ids. A map of more rays is larger: give its whole size */
  VkDeviceSize listSize;               /* of list */
  VkDeviceSize newToOldPixelMapSize;   /* of newToOldPixelMap */
  VkDeviceSize oldToNewPixelMapSize;   /* of oldToNewPixelMap (with a list: for the ids that materialIdMap holds) */
  VkDeviceSize rangesSize;             /* of ranges */
  VkDeviceSize liveArgumentsOffset;    /* in ranges: VkDispatchIndirectCommand over all live entries */
  VkDeviceSize materialsOffsetsOffset; /* in ranges: MaterialsOffsets, uint32[materialCount + 1]; material m owns the
                                          slots [m] .. [m + 1] - 1, and [materialCount] is the number of live entries */
  VkDeviceSize countedMaterialsOffset; /* in ranges: CountedMaterials, VkDispatchIndirectCommand[materialCount] */
  VkDeviceSize scratchSize;            /* serves all smaller maxCount and materialCount too */
  VkDeviceSize alignment;       /* of scratch and of ranges: their device addresses */
  uint32_t passCount;
} RaysortSortLayout;

#define RAYSORT_SORT_MAX_PASSES 8

/* raysortCmdSort - the rays of each material in one run of slots, in their old order: stable, and the same bits every
 * time on every device.
 * Entry i is ray i, or with a list ray list[i]. Its id is materialIdMap[ray]. Ids 0 .. materialCount - 1 are live. All
 * other entries form the tail: void, stray, and list entries past the id map, whose id is not read and whose
 * oldToNewPixelMap word is not written. The tail is counted and not dispatched. It is moved only with
 * RAYSORT_SORT_TAIL_BIT, in its old order whatever the ids. A sort of no entries has passes, too: it writes the ranges.
 * CountedMaterials[m] = (x, y, 1) with g = ceil(count of m / workgroupSize), x = min(g, maxGroupsX),
 * y = ceil(g / maxGroupsX), at least 1.
 * needs  device addresses: ids a multiple of their size, scratch and ranges 16, the others 4
 * cost   2 dispatches for up to 64 materials, 2 or 3 for up to 256, 6 or 7 above; the statistic adds one or two:
 *        layout.passCount says */
RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout);
RAYSORT_API VkResult raysortPlanSort(RaysortContext context, const RaysortSortInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSort(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortSortInfo *info);

/* raysortSortGetLive - the 4 bytes of `ranges` that hold the number of live entries. They are the `count` of a trace, a
 * gather or a sort that has newToOldPixelMap as its list. */
RAYSORT_API RaysortBuffer raysortSortGetLive(const RaysortBuffer *ranges);

/* What a sort read and wrote, copied back to the host. */
typedef struct RaysortSortResult
{
  const void *ids;       /* the bytes of materialIdMap.buffer, as they were sorted */
  const uint32_t *list;  /* NULL if info.list was not given */
  const uint32_t *count; /* NULL if info.count was not given */
  const uint32_t *newToOldPixelMap;
  const uint32_t *oldToNewPixelMap; /* NULL: not looked at */
  const void *ranges;               /* the bytes of ranges */
} RaysortSortResult;

/* raysortSortVerify - if you doubt a driver: is this result the stable material sort of these ids?
 * info   as it was recorded; of its buffers only offsets and sizes are looked at
 * error  VK_ERROR_VALIDATION_FAILED_EXT: no. The message names the first wrong place, its number and the right one, or
 *        the part of the result that is missing. VK_ERROR_OUT_OF_HOST_MEMORY
 * cost   one host allocation of 4 (materialCount + 1) bytes, one walk over the entries */
RAYSORT_API VkResult raysortSortVerify(RaysortContext context, const RaysortSortInfo *info,
                                      const RaysortSortResult *result);
