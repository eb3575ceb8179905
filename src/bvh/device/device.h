/* SPDX-License-Identifier: MIT */
#pragma once
#include "../../core/core_private.h"
#include "../../bvh.h"
#include "../../../shaders/kernels/bvh/push.h"
/* ---- pipelines: bvh.c ---- */

/* The number of a pipeline is that of its kernel; + RAYSORT_PRIVATE_BVH_SECOND: the kernel's constant is 1, in traces
 * for any hit, elsewhere for two levels. */
#define RAYSORT_PRIVATE_BVH_PIPELINE(KERNEL) (RAYSORT_IDENTITY_BVH_##KERNEL >> 8 & 0xffu)
#define RAYSORT_PRIVATE_BVH_SECOND           0x80u
#define RAYSORT_PRIVATE_BVH_PIPELINES        0x100u

/* Threads of a workgroup.
 * Tuning: 32 threads take 1 to 5 % longer, 128 are within 1 % (NVIDIA H200, 2026-11-20) */
#define RAYSORT_PRIVATE_BVH_TRACE_THREADS 64u

#define RAYSORT_PRIVATE_BVH_THREADS       RAYSORT_THREADS

/* Threads of a workgroup that searches better places in a tree. */
#define RAYSORT_PRIVATE_BVH_SEARCH_THREADS 64u

/* In rounds in which only large nodes search, a thread takes one slot for each 65,536 slots of the batch, but at least
 * one slot, so that a device has at least 1,024 workgroups from 65,536 slots on. */
#define RAYSORT_PRIVATE_BVH_SEARCH_SLOTS 65536u

/* Features of a device whose subgroups merge the clusters of a range. */
#define RAYSORT_PRIVATE_BVH_TREE_FEATURES \
  (RAYSORT_PRIVATE_FEATURE_SUBGROUP_32 | RAYSORT_PRIVATE_FEATURE_BALLOTS | RAYSORT_PRIVATE_FEATURE_SHUFFLES)

/* The list of kernels; defined next to the words. */
RAYSORT_INTERNAL const raysort_folder *raysort_bvhFolder(void);
/* Operations; the capability lists them. */
RAYSORT_INTERNAL const raysort_operation *raysort_bvhBuildOperation(void);
RAYSORT_INTERNAL const raysort_operation *raysort_bvhCopyOperation(void);
RAYSORT_INTERNAL const raysort_operation *raysort_bvhTraceOperation(void);

/* ---- between the files of this room ---- */

/* clear.c */
RAYSORT_INTERNAL void raysort_planClear(raysort_plan *plan, uint32_t scratch, const char *name, uint32_t words);

/* trace.c */
RAYSORT_INTERNAL uint32_t raysort_orderThreads(const VkPhysicalDeviceLimits *limits);
