/* raysort_hit_object_shared.h - hit objects, instances, counters and push constants of a reorder. C, C++, GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_HIT_OBJECT_SHARED_H
#define RAYSORT_HIT_OBJECT_SHARED_H
#include "raysort_bvh_shared.h"

/* A hit object in memory, 64 bytes. All zero: empty. With more attributes than fit here, 32 bytes follow: see
 * RaysortReorderInfo.attributeWords. In shaders an object has the type raysortHitObject. */
RAYSORT_STRUCT(RaysortHitObjectData)
{
  RAYSORT_VEC3(origin);       /* the ray's origin in the world, as it was given */
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);    /* the ray's direction in the world, not normalised */
  RAYSORT_FLOAT tMax;         /* a hit: its t; a miss: the ray's tMax */
  RAYSORT_UINT meta;          /* bits 0-1: RAYSORT_HIT_OBJECT_EMPTY, _MISS or _HIT; 2: an execute waits; 3: `last` is a
                                 time; 8-15: hit kind; 16-31: ray flags */
  RAYSORT_UINT record;        /* number of the shader record among the hit records, for a miss among the miss records */
  RAYSORT_UINT instance;
  RAYSORT_UINT primitive;
  RAYSORT_UINT geometry;
  RAYSORT_UINT attributes[2]; /* attribute words 0 and 1; for a triangle the bits of u and v */
  RAYSORT_UINT last;          /* the bits of the time; without a time, attribute word 2 */
};
#define RAYSORT_HIT_OBJECT_EMPTY 0u
#define RAYSORT_HIT_OBJECT_MISS 1u
#define RAYSORT_HIT_OBJECT_HIT 2u
#define RAYSORT_HIT_OBJECT_WAITS_BIT 4u
#define RAYSORT_HIT_OBJECT_TIME_BIT 8u
#define RAYSORT_UNUSED_RECORD 0xffffffffu /* Vulkan's VK_SHADER_UNUSED_KHR: such an object runs no shader, and is no
                                             stray. TraceRay and RecordMiss keep 16 bits of a miss record, so they
                                             cannot set it */

/* An instance, 112 bytes: the getters of hit objects read it. */
RAYSORT_STRUCT(RaysortHitInstance)
{
  RAYSORT_FLOAT objectToWorld[12]; /* 3 rows of 4, as VkTransformMatrixKHR */
  RAYSORT_FLOAT worldToObject[12]; /* 3 rows of 4: the inverse of objectToWorld */
  RAYSORT_UINT customIndex;
  RAYSORT_UINT recordOffset;       /* instanceShaderBindingTableRecordOffset */
  RAYSORT_UINT reserved[2];
};

/* The counters of one plan, at the start of RaysortReorderInfo.state. Every plan sets them to 0 first. */
RAYSORT_STRUCT(RaysortReorderCounters)
{
  RAYSORT_UINT count;        /* threads that began: min(count on the GPU, the launch); if it resumes: the launch */
  RAYSORT_UINT live;         /* threads with which the last wave of the plan began: those that were not done before it.
                                0: all were done before it */
  RAYSORT_UINT strayStages;  /* threads that returned a stage number past the stages, or with RAYSORT_FORWARD the number
                                of their own or an earlier stage; they are done */
  RAYSORT_UINT strayRecords; /* reorders by an object whose record, or the record's function, is past the table; the
                                object sorted as an empty one. Getters of a record count nothing */
  RAYSORT_UINT strayObjects; /* executes that ran no shader: the pipeline is for another function than the object's, or
                                has another RAYSORT_FUNCTION */
  RAYSORT_UINT strayKernels; /* threads that did nothing and are done, because the plan does not fit their kernel: its
                                workgroup is smaller than RaysortStage.workgroupSize, its RaysortLive is larger than
                                liveSize, or its objects are of another number than objectCount, or of another size (64
                                or 96 bytes, by attributeWords) */
  RAYSORT_UINT reserved[10];
};

/* The program: RaysortReorderPush.program points to it. The scratch begins with it. */
RAYSORT_STRUCT(RaysortReorderProgram)
{
  RAYSORT_REF(RaysortInOut) counters;
  RAYSORT_REF(RaysortInOut) hits;    /* the objects of slot 0, 64 or 96 bytes each; then the next slots */
  RAYSORT_REF(RaysortInOut) live;    /* the live state of slot 0; then the next slots */
  RAYSORT_REF(RaysortInOut) keys;    /* one word for each slot */
  RAYSORT_REF(RaysortIn) map;        /* sorted place -> slot */
  RAYSORT_REF(RaysortIn) offsets;    /* first place of each key */
  RAYSORT_REF(RaysortIn) functions;  /* of the hit records, then of the miss records. Without a table the address of
                                        this struct, here and below; a record's function is then its number */
  RAYSORT_REF(RaysortIn) hitRecords;  /* records of hits */
  RAYSORT_REF(RaysortIn) missRecords; /* records of misses */
  RAYSORT_REF(RaysortIn) instances;   /* RaysortHitInstance[instanceCount] */
  RAYSORT_UINT count;                /* threads that begin */
  RAYSORT_UINT launch[3];
  RAYSORT_UINT hitRecordCount;
  RAYSORT_UINT missRecordCount;
  RAYSORT_UINT kindCount;            /* functions + 1: the last kind is "no function" */
  RAYSORT_UINT instanceCount;
  RAYSORT_UINT recordStride;         /* bytes */
  RAYSORT_UINT splitStages;          /* bit s is set: stage s has a pipeline for each function */
  RAYSORT_UINT sizes;                /* bits 0-15: bytes from slot to slot in hits; 16-31: bytes of a record's handle */
  RAYSORT_UINT stageCount;
  RAYSORT_UINT hintBits;
  RAYSORT_UINT activeKeys;           /* keys to sort before the next wave: the launch, or 0 if no thread goes on */
  RAYSORT_UINT liveStride;           /* bytes from slot to slot in live */
  RAYSORT_UINT reserved[13];
  RAYSORT_UINT places[66];           /* places[i] is RAYSORT_PLACE + 4 i: a kernel learns the size of its RaysortLive */
};

/* The push constants that raysortPlanReorder gives a stage, at RaysortStage.pushOffset. */
RAYSORT_STRUCT(RaysortReorderPush)
{
  RAYSORT_REF(RaysortIn) program;
  RAYSORT_UINT stage;    /* bits 0-4: the stage's number; 5-7: objects of a thread, less 1; 8: RAYSORT_TILES_BIT;
                            9: RAYSORT_WIDE_OBJECTS_BIT; 10-13: liveSize / 16, less 1; 16-30: waves to come;
                            31: RAYSORT_FIRST_WAVE_BIT */
  RAYSORT_UINT function; /* bits 0-15: the function of this pipeline, or RAYSORT_ALL_FUNCTIONS; 16-31: workgroup size */
};
#define RAYSORT_ALL_FUNCTIONS 0xffffu
#define RAYSORT_FIRST_WAVE_BIT 0x80000000u /* nothing is sorted yet */
#define RAYSORT_STAGE_MASK 31u
#define RAYSORT_OBJECTS_SHIFT 5u
#define RAYSORT_TILES_BIT 0x100u           /* in the first wave: workgroups are tiles of the launch */
#define RAYSORT_WIDE_OBJECTS_BIT 0x200u    /* an object has 96 bytes, else 64 */
#define RAYSORT_LIVE_SHIFT 10u
#define RAYSORT_PLACE 0xffff0000u          /* more than any other word of the scratch */
#define RAYSORT_OVER_BIT 0x80000000u       /* in a key in memory: the thread is done, unless this wave writes another */
#define RAYSORT_DONE 0xffffffffu           /* a stage returns it when its thread is done */

#endif /* RAYSORT_HIT_OBJECT_SHARED_H */
