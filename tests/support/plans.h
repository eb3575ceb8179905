/* plans.h - infos that are right, of every operation, random and typical, with buffers of the mock.
 * SPDX-License-Identifier: MIT */
#ifndef PLANS_H
#define PLANS_H

#include "mock.h"

/* The operations: kind, name of the operation, member of Plan, folder of the golden plans in tests/. */
#define PLAN_KINDS(X)                          \
  X(SCAN, Scan, scan, "scan")                  \
  X(SORT, Sort, sort, "sort")                  \
  X(RADIX, RadixSort, radix, "radix")          \
  X(DISPATCH, Dispatch, dispatch, "dispatch")  \
  X(TRACE, BvhTrace, trace, "bvh")             \
  X(GATHER, Gather, gather, "gather")          \
  X(BVH, BvhBuild, bvh, "bvh")                 \
  X(SDF_TRACE, SdfTrace, sdfTrace, "sdftrace") \
  X(SDF_RESET, SdfReset, sdfReset, "sdf")      \
  X(SDF_UPDATE, SdfUpdate, sdfUpdate, "sdf")   \
  X(COPY, BvhCopy, copy, "bvh")                \
  X(SDF_DEBUG, SdfDebug, sdfDebug, "sdftrace") \
  X(ARGUMENTS, SortArguments, arguments, "sort")

typedef enum PlanKind
{
#define PLAN_X(KIND, Operation, member, folder) PLAN_##KIND,
  PLAN_KINDS(PLAN_X)
#undef PLAN_X
  PLAN_KIND_COUNT
} PlanKind;

#define PLAN_MAX_PIPELINES  16
#define PLAN_MAX_BVHS       4
#define PLAN_MAX_GEOMETRIES 3 /* of each */

/* An info and what was planned from it. Do not copy one: dispatch and bvh point into it. */
typedef struct Plan
{
  PlanKind kind;
  char name[48];
  RaysortScanInfo scan;
  RaysortSortInfo sort;
  RaysortRadixSortInfo radix;
  RaysortDispatchInfo dispatch; /* of `sort` */
  RaysortBvhTraceInfo trace;
  RaysortSdfTraceInfo sdfTrace;
  RaysortGatherInfo gather;
  RaysortBvhCopyInfo copy;
  RaysortBvhBuildInfo bvh;
  RaysortBvhInfo bvhs[PLAN_MAX_BVHS];
  RaysortBvhGeometry geometries[PLAN_MAX_BVHS * PLAN_MAX_GEOMETRIES];
  RaysortSdfResetInfo sdfReset;
  RaysortSdfUpdateInfo sdfUpdate;
  RaysortSdfDebugInfo sdfDebug;
  RaysortSortArgumentsInfo arguments;
  VkPipeline pipelines[PLAN_MAX_PIPELINES];
  uint32_t passCount;
  RaysortPass *passes;
} Plan;

/* Numbers that only look random: the same on every machine. */
typedef struct Random
{
  uint64_t state;
} Random;

uint32_t randomBelow(Random *random, uint32_t bound);

/* A random info that is right; 0: the library refused its layout. */
int planRandom(Plan *plan, PlanKind kind, RaysortContext context, Mock *mock, Random *random);

/* The typical infos, by number; 0: there are no more. */
int planTypical(Plan *plan, uint32_t number, RaysortContext context, Mock *mock);

const char *planFolder(const Plan *plan);              /* its capability's, in tests/: the golden plans are there */
VkResult planMake(Plan *plan, RaysortContext context); /* fills passes; needed before most of the following */
void planFree(Plan *plan);
void planDry(Plan *plan); /* takes the buffers away, leaves offsets and sizes */

/* The byte of the plan where the info of its kind stands. */
size_t planInfo(const Plan *plan);

/* Plans the info, as the library's function of its kind does, into any array; passes NULL: only the count. */
VkResult planInto(const Plan *plan, RaysortContext context, uint32_t *passCount, RaysortPass *passes);

/* Records it by its command. */
VkResult planCommand(const Plan *plan, RaysortContext context, VkCommandBuffer commandBuffer);

/* A buffer whose address is a multiple of `alignment`, and of no more when `random` says so. */
RaysortBuffer planBuffer(Mock *mock, Random *random, VkDeviceSize size, uint32_t alignment);

#endif /* PLANS_H */
