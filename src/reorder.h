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

/* Reordering: threads of a compute program are sorted between its stages, so that neighbours run the same function.
 * A stage is a function of your shader (raysort_hit_object.glsl) and the pipeline that runs it. A wave runs the next
 * stage of every thread once. A kind is a number that a reorder gives its thread: a function, or "no function". A
 * reorder by a hint without an object gives kind 0. Before a stage with a pipeline for each function, a thread that did
 * not reorder by an object gets the kind of its first object.
 *
 * Example: launch 8 x 1 x 1, stages 0 (trace) and 1 (shade), 2 hit records, 1 miss record, hintBits 0, liveSize 32.
 *   kinds   4: functions 0, 1 (hits), function 2 (the miss), 3 (no function). key = stage * 4 + kind; keyCount 8
 *   wave 0  stage 0 runs slots 0 1 2 3 4 5 6 7. All but slot 5 reorder by their objects and return 1; slot 5 is done
 *   kinds   1 0 2 1 0 - 1 0, so the keys are 5 4 6 5 4 8 5 4 (8 = keyCount: done)
 *   wave 1  stage 1 runs slots 1 4 7 (function 0), then 0 3 6 (function 1), then 2 (function 2): 7 threads
 *   state   hitsOffset 256, liveOffset 768, keysOffset 1024, stateSize 1056 bytes */

/* The pipelines of one stage. Their kernels include raysort_hit_object.glsl with RAYSORT_HIT_OBJECT_TARGET 0 and with
 * RAYSORT_STAGE, the number of the stage. Give either uberPipeline or pipelines. raysortGetReorderLayout does not read
 * the handles: it asks only which of them are null. */
typedef struct RaysortStage
{
  VkPipeline uberPipeline;       /* one pipeline for all threads; null if `pipelines` is given */
  const VkPipeline *pipelines;   /* [functions + 1]; NULL if uberPipeline is given. pipelines[k] runs function k; the
                                    last one runs threads without a function. The kernel of pipelines[k] defines
                                    RAYSORT_FUNCTION. With functionOfRecord it is k. Without, it is the record's own
                                    number: records of misses begin at 0 again. Example: 4 hit records, 1 miss record,
                                    no functionOfRecord: 6 pipelines. [0] .. [3] have RAYSORT_FUNCTION 0 .. 3, [4] has 0
                                    again, for miss record 0, and [5] runs threads without a function. A pipeline with
                                    another RAYSORT_FUNCTION executes nothing: see strayObjects. A null one ends its
                                    threads: no later plan revives them. The last one of stage 0 runs the first wave:
                                    not null, unless the plan resumes */
  VkPipelineLayout layout;       /* the layout of all these pipelines */
  VkShaderStageFlags pushStages; /* stages of the push constant range; 0: VK_SHADER_STAGE_COMPUTE_BIT */
  uint32_t pushOffset;           /* byte of RaysortReorderPush (16 bytes), a multiple of 4 */
  uint32_t workgroupSize;        /* threads of a workgroup, the same in all these pipelines. Threads of a larger
                                    workgroup stay idle; a kernel with a smaller one runs nothing: see strayKernels */
} RaysortStage;

#define RAYSORT_REORDER_RESUME_BIT  1u /* goes on with the state of an earlier plan: the first wave is sorted too */

#define RAYSORT_REORDER_MAX_STAGES  32u
#define RAYSORT_REORDER_MAX_KEYS    65535u
#define RAYSORT_REORDER_MAX_LIVE    256u
#define RAYSORT_REORDER_MAX_OBJECTS 8u
#define RAYSORT_REORDER_MAX_WAVES   65536u

typedef struct RaysortReorderInfo
{
  uint32_t launch[3];         /* threads in x, y, z; the product at most RAYSORT_MAX_COUNT. A picture: 1920, 1080, 1.
                                 One 0 (no default) means no threads and no pass, and is no error */
  uint32_t stageCount;        /* 1 .. RAYSORT_REORDER_MAX_STAGES */
  uint32_t waveCount;         /* number of waves, 1 .. RAYSORT_REORDER_MAX_WAVES: the longest chain of stages. Add one
                                 if RaysortReorderCounters.live is to show 0 when all threads are done. If threads are
                                 left, go on with RAYSORT_REORDER_RESUME_BIT. RAYSORT_IN_PLACE runs more stages in one
                                 wave. A wave without threads costs next to nothing */
  const RaysortStage *stages; /* [stageCount] */
  uint32_t hitRecordCount;    /* shader records of hits, as HITS of the kernels lists them */
  uint32_t missRecordCount;   /* shader records of misses, as MISSES of the kernels lists them. Without functionOfRecord
                                 every record is a function: hit record h is function h, miss record m is function
                                 hitRecordCount + m */
  uint32_t functionCount;     /* with functionOfRecord the number of functions, 1 .. RAYSORT_REORDER_MAX_KEYS, which
                                 HITS and MISSES then list; else 0 */
  uint32_t hintBits;          /* bits kept of a hint, 0 .. 16. With 3, a hint of 8 bits keeps its top 3, one of 2 all */
  uint32_t liveSize;          /* bytes of RaysortLive (std430) or more: 16 .. RAYSORT_REORDER_MAX_LIVE, a multiple of
                                 16. A kernel with a larger RaysortLive runs nothing: see strayKernels */
  uint32_t objectCount;       /* RAYSORT_HIT_OBJECTS, at most RAYSORT_REORDER_MAX_OBJECTS; 0: 1 */
  uint32_t attributeWords;    /* RAYSORT_HIT_ATTRIBUTE_WORDS, plus 1 with RAYSORT_HIT_OBJECT_MOTION; at most 9. Up to 3
                                 an object takes 64 bytes, else 96 */
  uint32_t recordStride;      /* bytes of a record, a multiple of 4; with hitRecords or missRecords 4 .. 65536 */
  uint32_t recordHandleSize;  /* EXPERIMENTAL: bytes of a record before its data: shaderGroupHandleSize of a native
                                 table, or 0. Less than recordStride */
  uint32_t maxGroupsX;        /* workgroups on x before a dispatch folds into y; 0: the device's limit */
  uint32_t flags;             /* RAYSORT_REORDER_*_BIT */
  uint32_t concurrency;       /* RaysortPass.concurrency of the stages: wave w gets concurrency + w. 0: accesses that
                                 you append as writes are ordered from pass to pass. Not 0: you promise that the stages
                                 of one wave never write what another one of them touches. concurrency + waveCount is at
                                 most 0xffff0000 */
  RaysortBuffer count;        /* in, optional: uint32, the threads that begin, the first ones of the launch; clamped to
                                 it. Not read with RAYSORT_REORDER_RESUME_BIT */
  RaysortBuffer functionOfRecord; /* EXPERIMENTAL; in, optional: uint32[hitRecordCount + missRecordCount], each below
                                     functionCount. A larger one is past the table: see strayRecords */
  RaysortBuffer hitRecords;       /* in, optional: hitRecordCount records, for
                                     raysortHitObjectGetShaderRecordBufferHandle. Past the table, also for
                                     RAYSORT_UNUSED_RECORD, it gives the address of the last record; it gives 0 for an
                                     empty object, without this table, or if the table has no record */
  RaysortBuffer missRecords;      /* in, optional: missRecordCount records, for misses as hitRecords is for hits */
  RaysortBuffer instances;        /* in, optional: RaysortHitInstance[], as many as `size` holds. An instance past them
                                     has the identity as matrices, and 0 as numbers */
  RaysortBuffer state;            /* in, out: RaysortReorderCounters, then objects, live states and keys of the threads.
                                     Old contents are read only with RAYSORT_REORDER_RESUME_BIT */
  RaysortBuffer scratch;          /* holds nothing between two calls */
} RaysortReorderInfo;

typedef struct RaysortReorderLayout
{
  VkDeviceSize hitsOffset; /* bytes into state: RaysortHitObjectData[objectCount] of slot 0, 64 or 96 bytes each */
  VkDeviceSize liveOffset; /* bytes into state: the RaysortLive of slot 0 */
  VkDeviceSize keysOffset; /* bytes into state: uint32[threads], (stage * kinds + kind) << hintBits | hint, where kinds
                              is functions + 1. A key of keyCount or more: the thread is done */
  VkDeviceSize stateSize;   /* least bytes of state */
  VkDeviceSize scratchSize; /* least bytes of scratch */
  VkDeviceSize alignment;   /* device addresses of state and scratch are multiples of it: 256 */
  uint32_t hitsStride;      /* bytes from a thread's objects to the next thread's objects */
  uint32_t liveStride;      /* from a thread's live state to the next one's. A thread's objects and live state are next
                               to each other if they take a multiple of 128 bytes together; else all objects are in one
                               array and all live states in another */
  uint32_t bytesPerThread;  /* bytes of state and scratch for each thread, about: a reorder moves as many */
  uint32_t keyCount;        /* stageCount * kinds << hintBits */
  uint32_t passCount;
} RaysortReorderLayout;

/* raysortCmdReorder - runs a program of stages, and sorts its threads before every stage but the first one.
 * The order of threads: by stage; then by function, hits before misses if every record is its own function, and threads
 * without a function last; then by hint; then by slot. A thread's slot is its number in the launch, x + width * (y +
 * height * z), and never changes.
 * The first wave runs stage 0 over the whole launch. RaysortPass.workgroups is its grid. Objects are then empty and the
 * live state is undefined. The wave takes the launch tile by tile if three things hold: the stage's workgroupSize is 64
 * (8 x 8 threads), 128, 256, 512 or 1024; the tiles have at most an eighth more threads than the launch, and fit the
 * device's limits; and count is not smaller than the launch. Else the wave goes row by row.
 * A thread keeps over a reorder: its hit objects, its RaysortLive, its slot and its launch id. It keeps nothing else:
 * no variable, no payload (RAYSORT_PAYLOAD), no attribute variable.
 * A stage returns the number of the next stage, or RAYSORT_DONE. When a thread is done, its slot keeps the state that
 * its last wave found. After the last wave, a plan with RAYSORT_REORDER_RESUME_BIT goes on from the state; its info is
 * the same except waveCount, flags and count. `scratch` may be another one, and `state` may be a copy in another
 * buffer, because raysort keeps no address in the state.
 * sync   a stage sees what earlier waves wrote to other memory only if you declare the writes (raysortAppendAccess to
 *        the passes of the stages) or synchronise them yourself. Stages read records and instances as
 *        RAYSORT_RESOURCE_GEOMETRY. Bind the descriptor sets of your stages first
 * needs  device addresses: state and scratch a multiple of 256, instances of 16, records and the others of 4; scratch
 *        has the usage INDIRECT_BUFFER too
 * data   a stage number of stageCount or more ends the thread (strayStages). An object whose record is past the tables
 *        sorts as an empty object, and no function runs for it (strayRecords). A kernel that the plan does not fit runs
 *        nothing and ends its threads (strayKernels). If a ray's flags skip closest-hit shaders, executing its object
 *        runs nothing if it holds a hit; a miss runs its function
 * error  VK_ERROR_VALIDATION_FAILED_EXT: also if stageCount * (functions + 1) * 2^hintBits is more than
 *        RAYSORT_REORDER_MAX_KEYS
 * cost   a wave: a sort of all keys of the launch, 1 dispatch for the ranges, and 1 dispatch a stage or function. A
 *        thread in a wave reads and writes 64 (or 96) bytes an object, liveSize, and 8. A launch of no threads has no
 *        pass, and state is not written */
RAYSORT_API VkResult raysortGetReorderLayout(RaysortContext context, const RaysortReorderInfo *info,
                                             RaysortReorderLayout *layout);
RAYSORT_API VkResult raysortPlanReorder(RaysortContext context, const RaysortReorderInfo *info, uint32_t *passCount,
                                        RaysortPass *passes);
RAYSORT_API VkResult raysortCmdReorder(RaysortContext context, VkCommandBuffer commandBuffer,
                                       const RaysortReorderInfo *info);

/* raysortReorderIsNative - VK_TRUE if the device moves threads at reorderThreadNV or reorderThreadEXT: targets 1 and 2
 * may be worth building. VK_FALSE if it lacks the extensions, or says that the call does nothing, if memory for the
 * list of extensions runs out, or without getInstanceProcAddr.
 * info   instance, physicalDevice, getInstanceProcAddr, allocator; the other fields are ignored */
RAYSORT_API VkBool32 raysortReorderIsNative(const RaysortContextInfo *info);
