/* raysort_sort_shared.h - the results of a material sort that shaders read, in C, C++, GLSL and HLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_SORT_SHARED_H
#define RAYSORT_SORT_SHARED_H
#include "raysort_shared.h"

/* The first 64 bytes of the sort's `ranges` buffer. MaterialsOffsets and CountedMaterials follow, at the bytes that
 * RaysortSortLayout says. An entry is one element of the sort: a ray, or with a list an element of the list. */
RAYSORT_STRUCT(RaysortRanges)
{
  RAYSORT_UINT count;            /* entries of the sort: min(count on the GPU, maxCount) */
  RAYSORT_UINT live;             /* entries with id < materialCount; the same as MaterialsOffsets[materialCount] */
  RAYSORT_UINT tail;             /* void and stray entries; live + tail = count */
  RAYSORT_UINT stray;            /* a part of tail: entries with id > materialCount, and list entries past the id map */
  RAYSORT_UINT liveArguments[3]; /* VkDispatchIndirectCommand over all live entries, folded as CountedMaterials */
  RAYSORT_UINT windows;          /* windows of 32 consecutive entries (the last: fewer). 0 without the statistic */
  RAYSORT_UINT distinct;         /* distinct ids in each window, summed over all windows; a list entry past the id map
                                    has the id 0xffffffff. 0 without the statistic */
  RAYSORT_UINT reserved[7];      /* zero */
};
#define RAYSORT_RANGES_WORDS 16

/* The push constants that raysortPlanDispatch gives to your pipeline, at RaysortDispatchInfo.pushOffset; 40 bytes.
 * Your own follow. Of those, a vec4 begins at a multiple of 16 bytes, as everywhere in a push block. */
RAYSORT_STRUCT(RaysortDispatchPush)
{
  RAYSORT_REF(RaysortIn) newToOldPixelMap; /* uint[maxCount]: slot -> ray */
  RAYSORT_REF(RaysortIn) materialsOffsets; /* uint[materialCount + 1]: first slot of each material */
  RAYSORT_REF(RaysortIn) rest; /* in the pass of restPipeline RaysortDispatchRest and its entries, in all others null */
  RAYSORT_UINT material;       /* the first material of the pass; RAYSORT_ALL_MATERIALS: uberPipeline, which begins with
                                  material 0; materialCount: restPipeline */
  RAYSORT_UINT materialEnd;    /* the pass shades the materials material .. materialEnd - 1.
                                  RaysortSortInfo.materialCount with uberPipeline and restPipeline */
  RAYSORT_UINT maxGroupsX;     /* workgroups of a row: the number of a workgroup is y * maxGroupsX + x */
  RAYSORT_UINT workgroupSize;  /* threads that a workgroup of the shader must have. raysortDispatchedRay gives no ray to
                                  a smaller workgroup, and none to the threads of a larger one past this number */
};
#define RAYSORT_ALL_MATERIALS 0xffffffffu

/* The first 32 bytes of RaysortDispatchInfo.table with a list of materials: the rays of all other materials. `entries`
 * pairs of words follow, ascending, one for each such material that has rays: the number of its first workgroup in the
 * pass of restPipeline, and its id. A workgroup has rays of one material only. */
RAYSORT_STRUCT(RaysortDispatchRest)
{
  RAYSORT_UINT arguments[3]; /* VkDispatchIndirectCommand over the workgroups, folded by maxGroupsX */
  RAYSORT_UINT entries;      /* materials that are not in the list and have rays */
  RAYSORT_UINT rays;         /* rays of these materials */
  RAYSORT_UINT reserved[3];  /* zero */
};
#define RAYSORT_REST_WORDS 8

#endif /* RAYSORT_SORT_SHARED_H */
