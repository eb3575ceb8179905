/* SPDX-License-Identifier: MIT */
#pragma once
#include "sort.h"

#define RAYSORT_RESOURCE_DISPATCH_LIST  0x208u
#define RAYSORT_RESOURCE_DISPATCH_TABLE 0x209u

#define RAYSORT_DISPATCH_UNSHADED_BIT   1u /* with a list and no restPipeline: rays of materials that are not in the
                                              list stay unshaded; RaysortDispatchRest.rays counts them */

typedef struct RaysortDispatchInfo
{
  const RaysortSortInfo *sort;   /* the sort, as it was planned: its materialCount, workgroupSize (not 0), maxGroupsX,
                                    newToOldPixelMap and ranges are used */
  const VkPipeline *pipelines;   /* [materialCount], or NULL; null ones are skipped, listed or not, in a dry plan too */
  VkPipeline uberPipeline;       /* one over all live entries, in place of pipelines. An empty list needs neither */
  uint32_t materialsPerPipeline; /* 0 or 1: a pipeline for each material. n: groups, pipelines[i] shades the materials i
                                    n .. i n + n - 1, with one dispatch; there are ceil(materialCount / n). Refused:
                                    above materialCount, more than 1 with uberPipeline or a list */
  const uint32_t *materials;     /* [listedCount], optional, ascending ids: only these materials have a dispatch of
                                    their own, with pipelines[id]. Any list is right; only the time depends on it */
  uint32_t listedCount;          /* 0: with restPipeline an empty list, which needs no `pipelines` */
  uint32_t flags;                /* RAYSORT_DISPATCH_*_BIT */
  VkPipeline restPipeline;       /* with a list: one dispatch over the rays of all others, maybe empty. Null is refused,
                                    unless RAYSORT_DISPATCH_UNSHADED_BIT is set */
  VkPipelineLayout layout;       /* layout of all these pipelines */
  VkShaderStageFlags pushStages; /* stages of the push constant range; 0: VK_SHADER_STAGE_COMPUTE_BIT */
  uint32_t pushOffset;           /* byte of the push constants where RaysortDispatchPush begins, a multiple of 4. Its 40
                                    bytes must be within maxPushConstantsSize */
  uint32_t concurrency;          /* RaysortPass.concurrency of the passes. 0: a pass waits for an earlier pass if one of
                                    them writes bytes that the other touches. Not 0: they run side by side, and you
                                    promise (unchecked) that no two of your pipelines touch the same bytes, unless both
                                    only read. Two plans of one list may share a number only if this holds between them
                                    too. 0xffff0000 or more is refused. The pass of restPipeline has 0: it waits for the
                                    table, and as accesses say */
  RaysortBuffer list;            /* in, if listedCount is not 0: uint32[listedCount], a copy of `materials`. If it
                                    differs, nothing outside of any buffer is touched; rays of a material that is
                                    only in `materials` are shaded twice, only in this list not at all */
  RaysortBuffer table;           /* out, usage INDIRECT_BUFFER. With groups: VkDispatchIndirectCommand for each. With a
                                    list: RaysortDispatchRest and its entries. No contents before */
} RaysortDispatchInfo;

typedef struct RaysortDispatchLayout
{
  VkDeviceSize listSize;  /* least bytes of list */
  VkDeviceSize tableSize; /* least bytes of table */
  VkDeviceSize alignment; /* device addresses of list and table must be multiples of it: 4 */
  uint32_t passCount;     /* non-null pipelines, or 1 with uberPipeline; groups, list and restPipeline: 1 more each */
} RaysortDispatchLayout;

/* raysortCmdDispatch - runs your pipelines on the sorted list: an indirect dispatch for each material, for each group
 * of materials, for each material of a list and one for the rest, or one for all. Several dispatch plans on one sort
 * are fine.
 * Example: the sort of the example at raysortCmdSort (three materials, workgroupSize 2)
 *   pipelines p0, null, p2  2 passes: p0 with 2 workgroups for rays 1 4 6, and p2 with 1 workgroup for ray 5
 *   uberPipeline            1 pass with 4 workgroups for rays 1 4 6 0 2 7 5
 *   threads past the end    the fourth thread of p0, the second of p2 and the eighth of the uber pipeline get no ray
 * layout  raysortGetDispatchLayout refuses what a plan refuses, except buffers, which it does not need. So `sort`,
 *         `layout`, and pipelines or uberPipeline must be given already
 * needs   bind your descriptor sets before you record; raysort binds none. The passes declare that they read
 *         newToOldPixelMap and ranges. If your pipelines touch other bytes, declare them (raysortAppendAccess) or
 *         synchronise them yourself
 * shader  raysortDispatchedRay in shaders/raysort_sort.glsl turns material and thread into a ray, or says "past the
 *         end". An uber shader, and one of a group, reads the id of its ray itself. The shader of restPipeline calls
 *         raysortDispatchedRest, which gives the material too: a workgroup has rays of one material. Your own push
 *         constants go after the 40 bytes: raysortAppendPush
 * cost    no pipeline of raysort's. A known material without rays costs 0.1 us of the GPU and about as much at every
 *         submission: with more than 100, of which few are in view, take groups of 64, or a list and a restPipeline. An
 *         uber pipeline switches no pipelines. docs/sort.md says when which is faster */
RAYSORT_API VkResult raysortGetDispatchLayout(RaysortContext context, const RaysortDispatchInfo *info,
                                              RaysortDispatchLayout *layout);
RAYSORT_API VkResult raysortPlanDispatch(RaysortContext context, const RaysortDispatchInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdDispatch(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortDispatchInfo *info);

/* raysortMergeMaterials - the next list of materials from the last one and the ids that some frame had. An id stays for
 * a number of calls after the last one that had it. Nothing is allocated.
 * ids, ages  [capacity], changed: the list, ascending, of which `count` are in use, and the calls since each was seen
 * capacity   at least `count`. If there are more ids, the largest new ones are left out: the rest shades them
 * present    [presentCount], ascending: the ids that RaysortSortInfo.present had, after its first word
 * frames     calls for which an id stays without being seen
 * returns    the new number of ids in the list
 * Example: frames 1, list 2 5 9 with ages 1 0 1, present 5 7: the new list is 5 7 with ages 0 0 */
RAYSORT_API uint32_t raysortMergeMaterials(uint32_t count, uint32_t *ids, uint32_t *ages, uint32_t capacity,
                                           uint32_t presentCount, const uint32_t *present, uint32_t frames);
