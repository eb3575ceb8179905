// raysort_hit_object_execute.glsl - shader records of hit objects, the functions that run for an object, and the fused
// calls. Targets 0 and 3.
// SPDX-License-Identifier: MIT
//
// GLSL. raysort_hit_object.glsl includes this file and says what to define.
#ifndef RAYSORT_HIT_OBJECT_EXECUTE_GLSL
#define RAYSORT_HIT_OBJECT_EXECUTE_GLSL

// ---- shader records ----

#if RAYSORT_HIT_OBJECT_TARGET == 0
// The number of records in a table. A record past them reads the last one, so that nothing outside of the table is
// read.
uint raysortRecordCount(bool isMiss) { return isMiss ? raysortHead(6u).y : raysortHead(6u).x; }
#define RAYSORT_PRIVATE_RECORDS(isMiss) (isMiss ? raysortHead(4u).xy : raysortHead(3u).zw)
#define RAYSORT_PRIVATE_NO_TABLE uvec2(RAYSORT_REORDER.program) // not null: some drivers load before the branch
#define RAYSORT_PRIVATE_STRIDE raysortHead(7u).x
#define RAYSORT_PRIVATE_HANDLE (raysortHead(7u).z >> 16)
#elif defined(RAYSORT_HIT_OBJECT_RECORDS)
uint raysortRecordCount(bool isMiss) { return 0xffffffffu; }
#define RAYSORT_PRIVATE_RECORDS(isMiss) RAYSORT_HIT_OBJECT_RECORDS(isMiss)
#define RAYSORT_PRIVATE_NO_TABLE uvec2(0u)
#define RAYSORT_PRIVATE_STRIDE RAYSORT_RECORD_STRIDE
#ifdef RAYSORT_RECORD_HANDLE_SIZE
#define RAYSORT_PRIVATE_HANDLE RAYSORT_RECORD_HANDLE_SIZE
#else
#define RAYSORT_PRIVATE_HANDLE 0u
#endif
#endif

#ifdef RAYSORT_PRIVATE_RECORDS
// Returns the address of the record's data, after its handle; 0 if there is no record or no table.
uvec2 raysortHitObjectGetShaderRecordBufferHandle(raysortHitObject hit)
{
  bool isMiss = raysortHitObjectIsMiss(hit);
  uint count = raysortRecordCount(isMiss);
  uvec2 table = RAYSORT_PRIVATE_RECORDS(isMiss), data = uvec2(0u);
  if (!raysortHitObjectIsEmpty(hit) && count > 0u && table != RAYSORT_PRIVATE_NO_TABLE)
  {
    data = raysortAdvance(table, min(hit.base.record, count - 1u), RAYSORT_PRIVATE_STRIDE);
    data = raysortAdvance(data, RAYSORT_PRIVATE_HANDLE, 1u);
  }
  return data;
}

uvec2 raysortRecordOf(raysortHitObject hit)
{
  uvec2 data = raysortHitObjectGetShaderRecordBufferHandle(hit);
  return data == uvec2(0u) ? RAYSORT_PRIVATE_NO_TABLE : data;
}

// Defines a function that returns the data of a record as a struct: RAYSORT_SHADER_RECORD(Paint, paintOf) defines
// paintOf(hit).
#define RAYSORT_SHADER_RECORD(type, name)                                                                   \
  layout(buffer_reference, RAYSORT_RECORD_LAYOUT, buffer_reference_align = 4) readonly buffer type##Record  \
  {                                                                                                         \
    type data;                                                                                              \
  };                                                                                                        \
  type name(raysortHitObject hit) { return type##Record(raysortRecordOf(hit)).data; }
#endif

// ---- executing ----

#if RAYSORT_HIT_OBJECT_TARGET == 0
void raysortCountStray(uint which)
{
  atomicAdd(RaysortInOut(raysortHead(0u).xy).word[which], 1u);
}

// Returns the number of the object's function among all functions of hits and misses; kindCount - 1 if it has no
// function. Returns RAYSORT_DONE if the record is past the table, or its function is functionCount or more.
uint raysortKindOf(raysortHitObject hit)
{
  uvec4 counts = raysortHead(6u), tables = raysortHead(3u);
  uint record = hit.base.record, kind = counts.z - 1u;
  bool isMiss = raysortHitObjectIsMiss(hit), hasTable = tables.xy != RAYSORT_PRIVATE_NO_TABLE;
  uint most = isMiss ? counts.y : counts.x;
  uint number = min(record, max(most, 1u) - 1u) + (isMiss ? counts.x : 0u), place = hasTable ? number : 0u;
  if (!raysortHitObjectIsEmpty(hit) && record != RAYSORT_UNUSED_RECORD)
  {
    kind = RAYSORT_DONE;
    if (record < most)
    {
      kind = number;
      if (hasTable)
      {
        kind = RaysortIn(raysortAddress(tables.xy, place)).word[0];
        kind = kind >= counts.z - 1u ? RAYSORT_DONE : kind;
      }
    }
  }
  return kind;
}
#endif

// Returns the number of the object's function in the lists HITS and MISSES. list: RAYSORT_HIT_OBJECT_HIT or _MISS, the
// list of the number; RAYSORT_HIT_OBJECT_EMPTY if no function runs.
uint raysortFunctionOf(raysortHitObject hit, out uint list)
{
  uint number = hit.base.record;
  list = hit.base.meta & 3u;
  if (list == RAYSORT_HIT_OBJECT_HIT && (hit.base.meta >> 16 & RAYSORT_BVH_RAY_SKIP_CLOSEST_HIT_SHADER_BIT) != 0u)
    list = RAYSORT_HIT_OBJECT_EMPTY; // no shader runs
#if RAYSORT_HIT_OBJECT_TARGET == 0
  uint kind = raysortKindOf(hit);
  if (kind >= raysortHead(6u).z - 1u)
    list = RAYSORT_HIT_OBJECT_EMPTY;
  else if (raysortHead(3u).xy != RAYSORT_PRIVATE_NO_TABLE)
    number = kind;
#ifdef RAYSORT_FUNCTION
  if (list != RAYSORT_HIT_OBJECT_EMPTY && kind != (RAYSORT_REORDER.function & 0xffffu))
  {
    raysortCountStray(4u);
    list = RAYSORT_HIT_OBJECT_EMPTY;
  }
  if (list != RAYSORT_HIT_OBJECT_EMPTY && number != RAYSORT_FUNCTION) // the pipeline is at the place of another
  {
    raysortCountStray(4u);
    list = RAYSORT_HIT_OBJECT_EMPTY;
  }
  number = RAYSORT_FUNCTION;
#endif
#elif defined(RAYSORT_HIT_OBJECT_FUNCTION)
  if (list != RAYSORT_HIT_OBJECT_EMPTY && number != RAYSORT_UNUSED_RECORD)
    number = RAYSORT_HIT_OBJECT_FUNCTION(list == RAYSORT_HIT_OBJECT_MISS, number);
#endif
  return number;
}

// Runs the closest-hit or miss function of the object's record, with the payload variable of the location.
#define raysortHitObjectExecuteShader(hit, location) RAYSORT_PRIVATE_JOIN(raysortExecute, location)(hit)

// ---- stages ----

RAYSORT_STAGES(RAYSORT_PRIVATE_STAGE)

#if RAYSORT_HIT_OBJECT_TARGET == 3
#include "raysort_hit_object_inline.glsl"
#else
#include "raysort_hit_object_wave.glsl"
#endif

// ---- fused calls: reorder, then execute with the payload of location 0 (`payload` must be 0) ----

#ifdef RAYSORT_HIT_OBJECT_FUSED
#if RAYSORT_HIT_OBJECT_TARGET == 0
#define RAYSORT_FUSED(variable, member)                                            \
  void raysortSavePayload(inout RaysortLive live) { live.member = variable; }      \
  void raysortLoadPayload(RaysortLive live) { variable = live.member; }
#else
#define RAYSORT_FUSED(variable, member)
#endif

void raysortHitObjectReorderExecute(inout raysortHitObject hit, uint hint, uint bits, int payload)
{
  raysortReorderThread(hit, hint, bits);
  raysortWait(hit);
}

void raysortHitObjectReorderExecute(inout raysortHitObject hit, int payload)
{
  raysortHitObjectReorderExecute(hit, 0u, 0u, payload);
}

#ifdef RAYSORT_HIT_OBJECT_TRACE
void raysortHitObjectTraceReorderExecute(out raysortHitObject hit, uvec2 scene, uint rayFlags, uint cullMask,
                                         uint offset, uint stride, uint missRecord, vec3 origin, float tMin,
                                         vec3 direction, float tMax, uint hint, uint bits, int payload)
{
  raysortHitObjectTraceRay(hit, scene, rayFlags, cullMask, offset, stride, missRecord, origin, tMin, direction, tMax,
                           payload);
  raysortHitObjectReorderExecute(hit, hint, bits, payload);
}

void raysortHitObjectTraceReorderExecute(out raysortHitObject hit, uvec2 scene, uint rayFlags, uint cullMask,
                                         uint offset, uint stride, uint missRecord, vec3 origin, float tMin,
                                         vec3 direction, float tMax, int payload)
{
  raysortHitObjectTraceReorderExecute(hit, scene, rayFlags, cullMask, offset, stride, missRecord, origin, tMin,
                                      direction, tMax, 0u, 0u, payload);
}

#ifdef RAYSORT_HIT_OBJECT_MOTION
void raysortHitObjectTraceMotionReorderExecute(out raysortHitObject hit, uvec2 scene, uint rayFlags, uint cullMask,
                                               uint offset, uint stride, uint missRecord, vec3 origin, float tMin,
                                               vec3 direction, float tMax, float time, uint hint, uint bits,
                                               int payload)
{
  raysortHitObjectTraceRayMotion(hit, scene, rayFlags, cullMask, offset, stride, missRecord, origin, tMin, direction,
                                 tMax, time, payload);
  raysortHitObjectReorderExecute(hit, hint, bits, payload);
}
#endif
#endif
#endif

#endif
