/* SPDX-License-Identifier: MIT */
#pragma once
#include "sort.h"
#include "../shaders/raysort_hit_object_shared.h"

#define RAYSORT_CAPABILITY_REORDER_BIT              16u /* raysortCmdReorder; the material sort comes along */

#define RAYSORT_RESOURCE_REORDER_SCRATCH            0x500u
#define RAYSORT_RESOURCE_REORDER_STATE              0x501u
#define RAYSORT_RESOURCE_REORDER_COUNT              0x502u
#define RAYSORT_RESOURCE_REORDER_FUNCTION_OF_RECORD 0x503u
#define RAYSORT_RESOURCE_REORDER_HIT_RECORDS        0x504u
#define RAYSORT_RESOURCE_REORDER_MISS_RECORDS       0x505u
#define RAYSORT_RESOURCE_REORDER_INSTANCES          0x506u

/* A stage's pipelines, kernels that include raysort_hit_object.glsl with RAYSORT_HIT_OBJECT_TARGET 0 and RAYSORT_STAGE
 * the stage's number. One for all threads, or one a function. A layout can do without the handles. */
typedef struct RaysortStage
{
  VkPipeline uberPipeline;       /* or, not and: */
  const VkPipeline *pipelines;   /* [functions + 1]: pipelines[k] runs function k; the last, threads without one. Each
                                    has RAYSORT_FUNCTION: with functionOfRecord k, else the number of its record, which
                                    for miss record m is m and not k. In a pipeline of another number nothing is
                                    executed, see strayObjects. Threads of a null one are over, for later plans too */
  VkPipelineLayout layout;       /* of all these pipelines */
  VkShaderStageFlags pushStages; /* of the push constant range; 0: VK_SHADER_STAGE_COMPUTE_BIT */
  uint32_t pushOffset;           /* bytes: where RaysortReorderPush goes (16 bytes), a multiple of 4 */
  uint32_t workgroupSize;        /* threads of a workgroup, of all these pipelines */
} RaysortStage;

#define RAYSORT_REORDER_RESUME_BIT  1u /* goes on with the state of an earlier plan: the first wave is sorted too */

#define RAYSORT_REORDER_MAX_STAGES  32u
#define RAYSORT_REORDER_MAX_KEYS    65535u
#define RAYSORT_REORDER_MAX_LIVE    256u
#define RAYSORT_REORDER_MAX_OBJECTS 8u
#define RAYSORT_REORDER_MAX_WAVES   65536u

typedef struct RaysortReorderInfo
{
  uint32_t launch[3];         /* threads in x, y, z; the product at most RAYSORT_MAX_COUNT */
  uint32_t stageCount;        /* 1 .. RAYSORT_REORDER_MAX_STAGES */
  uint32_t waveCount;         /* how often every thread's next stage runs, 1 .. RAYSORT_REORDER_MAX_WAVES: the longest
                                    chain of stages, and one more if RaysortReorderCounters.live is to say that all are
                                    done (0). Else go on with RAYSORT_REORDER_RESUME_BIT. More often in place: see
                                    RAYSORT_IN_PLACE. A wave that no thread enters costs next to nothing */
  const RaysortStage *stages; /* [stageCount] */
  uint32_t hitRecordCount;    /* shader records: hits have 0 .. hitRecordCount - 1, as HITS of the kernels */
  uint32_t missRecordCount;   /* misses 0 .. missRecordCount - 1, as MISSES of the kernels. A record is a function of
                                    its own, misses behind hits: function hitRecordCount + m is that of miss record m */
  uint32_t functionCount;     /* with functionOfRecord: 1 .. RAYSORT_REORDER_MAX_KEYS functions, by whose numbers HITS
                                    and MISSES go then; else 0 */
  uint32_t hintBits;          /* of the hints that reorders give, 0 .. 16; with 3, a hint of 8 bits keeps its top 3 */
  uint32_t liveSize;          /* bytes of RaysortLive (std430) or more: a multiple of 16, 16 ..
                                    RAYSORT_REORDER_MAX_LIVE. A kernel with more runs nothing: see strayKernels */
  uint32_t objectCount;       /* RAYSORT_HIT_OBJECTS, at most RAYSORT_REORDER_MAX_OBJECTS; 0: 1 */
  uint32_t attributeWords;    /* RAYSORT_HIT_ATTRIBUTE_WORDS, and one more with RAYSORT_HIT_OBJECT_MOTION, at most 9;
                                    more than 3: an object takes 96 bytes in place of 64. A kernel whose objects have
                                    another size or number runs nothing: see strayKernels */
  uint32_t recordStride;      /* bytes from record to record in hitRecords and missRecords */
  uint32_t recordHandleSize;  /* bytes of a record before its data: shaderGroupHandleSize of a native table, or 0 */
  uint32_t maxGroupsX;        /* workgroups on x before a dispatch folds into y; 0: the device's limit */
  uint32_t flags;             /* RAYSORT_REORDER_*_BIT */
  uint32_t concurrency; /* RaysortPass.concurrency of the stages: wave w has group + w. 0: writes that you append to
                                    their accesses are ordered from pass to pass. Not 0: your stages do not meet */
  RaysortBuffer count;  /* in, optional: uint32, threads that begin, the first ones; clamped to the launch. Not
                                    read with RAYSORT_REORDER_RESUME_BIT */
  RaysortBuffer functionOfRecord; /* in, optional: uint32[hitRecordCount + missRecordCount], below functionCount;
                                     others are past the table, see strayRecords */
  RaysortBuffer hitRecords;       /* in, optional: for hitObjectGetShaderRecordBufferHandle */
  RaysortBuffer missRecords;      /* in, optional */
  RaysortBuffer instances;        /* in, optional: RaysortHitInstance[] */
  RaysortBuffer state;            /* in, out: RaysortReorderCounters, then the threads' objects, live states, keys */
  RaysortBuffer scratch;
} RaysortReorderInfo;

typedef struct RaysortReorderLayout
{
  VkDeviceSize hitsOffset; /* in state: the first thread's RaysortHitObjectData[objectCount], 64 or 96 bytes each */
  VkDeviceSize liveOffset; /* in state: the first thread's RaysortLive */
  VkDeviceSize keysOffset; /* in state: uint32[threads]: (stage * kinds + kind) << hintBits | hint; kind: of the
                               functions + 1. keyCount and above: done */
  VkDeviceSize stateSize;
  VkDeviceSize scratchSize;
  VkDeviceSize alignment;  /* of state and scratch: their device addresses */
  uint32_t hitsStride;     /* bytes from a thread's objects to the next thread's */
  uint32_t liveStride;     /* the same of live states. Objects and live state of a thread stand together if they are a
                               multiple of 128 bytes; otherwise each kind stands in an array of its own */
  uint32_t bytesPerThread; /* of state and scratch together, about: what a reorder moves */
  uint32_t keyCount;
  uint32_t passCount;
} RaysortReorderLayout;

/* raysortCmdReorder - runs a program of stages, its threads sorted before every stage but the first: by stage, then by
 * function (hits before misses, where records are their own functions; empties last), then hint, then slot. A thread's
 * slot is its number in the launch and never changes. The first wave is dispatched over tiles of the launch where these
 * fit, else row by row: RaysortPass.workgroups is its grid. Stage 0 begins with empty objects and an undefined live
 * state.
 * A stage returns the number of the next one, or RAYSORT_DONE: then the thread's slot stays as its last wave found it.
 * What stages write elsewhere is visible in the next wave: declare it (raysortAppendAccess to the stages' passes), or
 * synchronise it yourself. The stages read records and instances as RAYSORT_RESOURCE_GEOMETRY: a pass of yours before
 * them in the list that writes these declares it SHADER_WRITE. Descriptor sets must be bound already.
 * A stage that there is not is RAYSORT_DONE. An object whose record is past the tables sorts as an empty one, and no
 * function runs for it. A kernel that the plan does not fit runs nothing, and its threads are done. All of these are
 * counted: see RaysortReorderCounters. Executing an object runs nothing if its ray skips closest-hit shaders. After the
 * last wave the state is what a plan with RAYSORT_REORDER_RESUME_BIT goes on from, of the same info but for waveCount,
 * flags and count.
 * needs  device addresses: state and scratch 256, instances 16, records and the others 4; scratch has the usage
 *        INDIRECT_BUFFER too
 * error  also VK_ERROR_VALIDATION_FAILED_EXT: stages * (functions + 1) * 2^hintBits is past RAYSORT_REORDER_MAX_KEYS;
 *        raysortCmdReorder: VK_ERROR_OUT_OF_HOST_MEMORY
 * cost   a wave: a sort of the launch's keys, a dispatch for their ranges, and one for each stage or function. Its
 *        threads read and write 64 bytes an object, liveSize and 8. raysortCmdReorder: one host allocation for its
 *        passes. A launch of no threads has no pass */
RAYSORT_API VkResult raysortGetReorderLayout(RaysortContext context, const RaysortReorderInfo *info,
                                             RaysortReorderLayout *layout);
RAYSORT_API VkResult raysortPlanReorder(RaysortContext context, const RaysortReorderInfo *info, uint32_t *passCount,
                                        RaysortPass *passes);
RAYSORT_API VkResult raysortCmdReorder(RaysortContext context, VkCommandBuffer commandBuffer,
                                       const RaysortReorderInfo *info);

/* raysortReorderIsNative - does this device move threads at reorderThreadNV or reorderThreadEXT? Then the native
 * targets may be worth building. VK_FALSE too where the extension is there and says that the call does nothing.
 * info   instance, physicalDevice, getInstanceProcAddr; the rest is ignored
 * cost   asks the driver for its extensions and a property */
RAYSORT_API VkBool32 raysortReorderIsNative(const RaysortContextInfo *info);
