/* raysort_hit_object_shared.h - hit objects in memory, instances, and what a reorder tells its stages. C, C++, GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_HIT_OBJECT_SHARED_H
#define RAYSORT_HIT_OBJECT_SHARED_H
#include "raysort_bvh_shared.h"

/* A hit object, 64 bytes. All zero: empty. With more attributes than fit here, 32 bytes follow: see
 * RaysortReorderInfo.attributeWords. */
RAYSORT_STRUCT(RaysortHitObjectData)
{
  RAYSORT_VEC3(origin);       /* of the ray, in the world, as it was given */
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);    /* not normalised */
  RAYSORT_FLOAT tMax;         /* of a hit: its t */
  RAYSORT_UINT meta;          /* bits 0-1: RAYSORT_HIT_OBJECT_*; 2: an execute waits; 3: there is a time; 8-15: hit
                                 kind; 16-31: ray flags */
  RAYSORT_UINT record;        /* shader record: of the hit records or, of a miss, of the miss records */
  RAYSORT_UINT instance;
  RAYSORT_UINT primitive;
  RAYSORT_UINT geometry;
  RAYSORT_UINT attributes[2]; /* words 0 and 1, of a triangle the bits of u and v */
  RAYSORT_UINT last;          /* bits of the time; without one, attribute word 2 */
};
#define RAYSORT_HIT_OBJECT_EMPTY 0u
#define RAYSORT_HIT_OBJECT_MISS 1u
#define RAYSORT_HIT_OBJECT_HIT 2u
#define RAYSORT_HIT_OBJECT_WAITS_BIT 4u
#define RAYSORT_HIT_OBJECT_TIME_BIT 8u
#define RAYSORT_UNUSED_RECORD 0xffffffffu /* Vulkan's VK_SHADER_UNUSED_KHR: no shader runs */

/* An instance, 112 bytes, for the getters that ask about it. */
RAYSORT_STRUCT(RaysortHitInstance)
{
  RAYSORT_FLOAT objectToWorld[12]; /* 3 rows of 4, as VkTransformMatrixKHR */
  RAYSORT_FLOAT worldToObject[12]; /* its inverse */
  RAYSORT_UINT customIndex;
  RAYSORT_UINT recordOffset;       /* instanceShaderBindingTableRecordOffset */
  RAYSORT_UINT reserved[2];
};

/* What a reorder counts, at the start of RaysortReorderInfo.state: of one plan. A plan that resumes begins at 0. */
RAYSORT_STRUCT(RaysortReorderCounters)
{
  RAYSORT_UINT count;        /* threads that were launched: min(count on the GPU, the launch); resumed: the launch */
  RAYSORT_UINT live;         /* threads that entered the last wave; 0: all were done before it */
  RAYSORT_UINT strayStages;  /* threads that returned a stage there is not: they are done */
  RAYSORT_UINT strayRecords; /* reorders by an object whose record, or its function, is past the table: as empty ones */
  RAYSORT_UINT strayObjects; /* executes in a pipeline of another function, or with another RAYSORT_FUNCTION than that
                                of the object: no shader ran */
  RAYSORT_UINT strayKernels; /* threads of kernels that the plan does not fit: they did nothing and are done. Those have
                                smaller workgroups than RaysortStage.workgroupSize, other objects than objectCount and
                                attributeWords say, or a RaysortLive larger than liveSize */
  RAYSORT_UINT reserved[10];
};

/* What a stage finds at RaysortReorderPush.program: the scratch begins with it. */
RAYSORT_STRUCT(RaysortReorderProgram)
{
  RAYSORT_REF(RaysortInOut) counters;
  RAYSORT_REF(RaysortInOut) hits;    /* slot after slot: its objects, 64 or 96 bytes each */
  RAYSORT_REF(RaysortInOut) live;
  RAYSORT_REF(RaysortInOut) keys;    /* a word a slot */
  RAYSORT_REF(RaysortIn) map;        /* sorted place -> slot */
  RAYSORT_REF(RaysortIn) offsets;    /* first place of each key */
  RAYSORT_REF(RaysortIn) functions;  /* of the hit records, then of the miss records. This and the next three: the
                                        address of this struct where there is no such table. A function is then its
                                        record's */
  RAYSORT_REF(RaysortIn) hitRecords;
  RAYSORT_REF(RaysortIn) missRecords;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_UINT count;                /* threads that begin */
  RAYSORT_UINT launch[3];
  RAYSORT_UINT hitRecordCount;
  RAYSORT_UINT missRecordCount;
  RAYSORT_UINT kindCount;            /* functions, and one for empties */
  RAYSORT_UINT instanceCount;
  RAYSORT_UINT recordStride;         /* bytes */
  RAYSORT_UINT splitStages;          /* a bit a stage: it has a pipeline a function */
  RAYSORT_UINT sizes;                /* bits 0-15: bytes from slot to slot in hits; 16-31: bytes of a record's handle */
  RAYSORT_UINT stageCount;
  RAYSORT_UINT hintBits;
  RAYSORT_UINT going;                /* threads of the next sort: the launch's, once one of them goes on */
  RAYSORT_UINT liveStride;           /* bytes from slot to slot in live */
  RAYSORT_UINT reserved[13];
  RAYSORT_UINT places[66];           /* places[i] is RAYSORT_PLACE + 4 i: a stage learns how large its RaysortLive is */
};

/* What raysortPlanReorder pushes to a stage, at RaysortStage.pushOffset. */
RAYSORT_STRUCT(RaysortReorderPush)
{
  RAYSORT_REF(RaysortIn) program;
  RAYSORT_UINT stage;    /* bits 0-4: its number; 5-7: objects of a thread, less 1; 8: RAYSORT_TILES_BIT;
                            9: RAYSORT_WIDE_OBJECTS_BIT; 10-13: liveSize / 16, less 1; 16-30: waves to come;
                            31: RAYSORT_FIRST_WAVE_BIT */
  RAYSORT_UINT function; /* bits 0-15: RAYSORT_ALL_FUNCTIONS, or the one whose pipeline this is; 16-31: group size */
};
#define RAYSORT_ALL_FUNCTIONS 0xffffu
#define RAYSORT_FIRST_WAVE_BIT 0x80000000u /* nothing is sorted yet */
#define RAYSORT_STAGE_MASK 31u
#define RAYSORT_OBJECTS_SHIFT 5u
#define RAYSORT_TILES_BIT 0x100u           /* of the first wave: workgroups are tiles of the launch */
#define RAYSORT_WIDE_OBJECTS_BIT 0x200u    /* 96 bytes an object, else 64 */
#define RAYSORT_LIVE_SHIFT 10u
#define RAYSORT_PLACE 0xffff0000u          /* more than any other word of the scratch */
#define RAYSORT_OVER_BIT 0x80000000u       /* of a key in memory: over, unless this wave writes another one */
#define RAYSORT_DONE 0xffffffffu           /* what a stage returns when its thread is over */

#endif /* RAYSORT_HIT_OBJECT_SHARED_H */
