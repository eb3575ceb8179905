// raysort_hit_object.glsl - hit objects and thread reordering, one source for compute and for ray tracing pipelines.
// SPDX-License-Identifier: MIT
//
// GLSL. The functions have the names of GL_NV_shader_invocation_reorder and GL_EXT_shader_invocation_reorder with
// another prefix: hitObjectNV is raysortHitObject, hitObjectIsHitNV is raysortHitObjectIsHit, reorderThreadNV is
// raysortReorderThread. shaders/README.md lists all functions.
// A program is a list of stages. A stage is a function. A stage reorders its thread as its last act, then returns the
// number of the next stage, or RAYSORT_DONE.
//
// This file is the only one that you include. It includes:
//   raysort_hit_object_native.glsl     targets 1 and 2: the names of the extensions
//   raysort_hit_object_software.glsl   targets 0 and 3: the object, and the functions that make, trace and ask it
//   raysort_hit_object_execute.glsl    targets 0 and 3: shader records, and the functions that run for an object
//   raysort_hit_object_inline.glsl     target 3: one thread runs all its stages
//   raysort_hit_object_wave.glsl       target 0: the threads of one kernel of one wave
//   raysort_hit_object_state.glsl      target 0: a thread's objects and live state in memory
//
// Define first RAYSORT_HIT_OBJECT_TARGET, a number:
//   0  compute, one kernel for each stage; raysortPlanReorder sorts the threads between the kernels. Two lines must be
//      before this include: raysort_address.glsl, and layout(local_size_x = ...) in;
//   1  a ray generation shader with GL_NV_shader_invocation_reorder
//   2  a ray generation shader with GL_EXT_shader_invocation_reorder
//   3  one kernel, or one ray generation shader, that runs all stages and reorders nothing
//
// Define before the include, always:
//   struct RaysortLive              the data that a thread keeps over a reorder: a multiple of 16 bytes (std430), at
//                                   most 256
//   RAYSORT_STAGES(X)               the list of stages, X(0u, function) X(1u, function) ...; each function is
//                                   uint function(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
//   RAYSORT_REORDER                 target 0: the RaysortReorderPush in your push constants
//   RAYSORT_STAGE                   target 0: the number of this kernel's stage, a constant
//
// Define before the include, if you need it:
//   RAYSORT_FUNCTION                target 0 with a pipeline for each function: the number of this pipeline's function,
//                                   a constant, as HITS or MISSES lists it. Miss records are counted from 0
//   RAYSORT_SUBGROUPS               target 0, faster moves of the state. The kernel must enable
//                                   GL_KHR_shader_subgroup_ballot and GL_KHR_shader_subgroup_shuffle
//   RAYSORT_LIVE_WORDS              with RAYSORT_SUBGROUPS: the size of RaysortLive in units of 16 bytes. You write
//                                   raysortPackLive and raysortUnpackLive, which turn a RaysortLive into an array
//                                   uvec4[RAYSORT_LIVE_WORDS] and back
//   RAYSORT_IN_PLACE                with RAYSORT_SUBGROUPS: a number n. A subgroup whose threads have at most n
//                                   different keys runs its next stage at once, without a reorder
//   RAYSORT_FORWARD                 the promise that RAYSORT_STAGES is in the order of the numbers and that each stage
//                                   returns a later stage or RAYSORT_DONE. Faster: no kernel has a loop over stages
//   RAYSORT_HIT_OBJECTS             the number of objects that a thread keeps; default 1. If it is more than 1,
//                                   RAYSORT_INOUT_HIT is an array
//   RAYSORT_HIT_ATTRIBUTE_WORDS     words of attributes in an object, 1 .. 8; default 3, with motion 2. An attribute of
//                                   more words does not compile
//   RAYSORT_HIT_OBJECT_ATTRIBUTES(found, hit)   a statement that sets the attributes of `hit` from the RaysortBvhHit
//                                   `found`, for example raysortPackAttributes(hit, value). It runs if
//                                   RAYSORT_HIT_OBJECT_TRACE found a hit that is not a triangle. Default:
//                                   the attributes are found.u and found.v
//   RAYSORT_HIT_OBJECT_INDEX_BITS   the number of bits that RecordHitWithIndex keeps of its index, on every target;
//                                   default 32. 4 is the text of the NV extension; its SPIR-V and its driver keep 32
//   RAYSORT_HIT_OBJECT_MOTION       each object has a time, and the functions with Motion in their names exist
//   RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit) -> bool
//                                   the trace of TraceRay, from a RaysortBvhRay to a RaysortBvhHit:
//                                   raysortBvhClosest of raysort_bvh.glsl, or your own. It runs the any-hit tests.
//                                   scene is a uvec2. hit.material is the record offset of the instance
//   RAYSORT_HIT_OBJECT_TRACE_MOTION(scene, ray, rayFlags, mask, time, hit) -> bool
//                                   the trace of TraceRayMotion. Default: raysortBvhClosestMotion if
//                                   raysort_bvh.glsl was included with RAYSORT_BVH_MOTION, else
//                                   RAYSORT_HIT_OBJECT_TRACE: then the time changes no hit
//   RAYSORT_HIT_OBJECT_INSTANCE(id) -> RaysortHitInstance
//                                   the instance of a number; default RaysortReorderInfo.instances, and the identity
//                                   if that buffer is null
//   RAYSORT_HIT_OBJECT_INSTANCE_MOTION(id, time) -> RaysortHitInstance
//                                   the instance at the time of the object, for GetObjectToWorld, GetWorldToObject and
//                                   the object's ray, for example from raysortGetInstanceMotion. Default: the instance
//                                   without a time
//   RAYSORT_HIT_OBJECT_POSITIONS(hit, positions)   a statement that sets the three vertices of a hit
//   RAYSORT_HIT_OBJECT_FUSED        the fused calls exist. Write RAYSORT_FUSED(variable, member) after
//                                   RAYSORT_PAYLOAD(0, type, variable); RaysortLive has `type member`
//   RAYSORT_RECORD_LAYOUT           the layout of RAYSORT_SHADER_RECORD: std430 (default) or scalar
//
// Define before the include, for target 3, if you need it:
//   RAYSORT_HIT_OBJECT_RECORDS(isMiss) -> uvec2               the address of the shader records
//   RAYSORT_RECORD_STRIDE, RAYSORT_RECORD_HANDLE_SIZE         bytes; the handle size is 0 by default
//   RAYSORT_HIT_OBJECT_FUNCTION(isMiss, record) -> uint       the function of a record; default: the record's number
//   RAYSORT_LAUNCH_SIZE, RAYSORT_LAUNCH_ID                    each a uvec3; default: the threads of the dispatch
//
// A getter returns 0 if the object is of the wrong kind. Matrices are then the identity, and the object ray of a miss
// is its world ray. (The native targets do not promise this.) Do not assign objects and do not compare them: no native
// target can do that.
#ifndef RAYSORT_HIT_OBJECT_GLSL
#define RAYSORT_HIT_OBJECT_GLSL

#ifndef RAYSORT_HIT_OBJECT_TARGET
#error "raysort_hit_object.glsl: define RAYSORT_HIT_OBJECT_TARGET first: 0 compute, 1 NV, 2 EXT, 3 inline"
#endif
#if RAYSORT_HIT_OBJECT_TARGET < 0 || RAYSORT_HIT_OBJECT_TARGET > 3
#error "raysort_hit_object.glsl: RAYSORT_HIT_OBJECT_TARGET is 0, 1, 2 or 3"
#endif
#if RAYSORT_HIT_OBJECT_TARGET == 0 && !defined(RAYSORT_ADDRESS_GLSL)
#error "raysort_hit_object.glsl: target 0 needs raysort_address.glsl before it"
#endif
#if RAYSORT_HIT_OBJECT_TARGET == 0 && !defined(RAYSORT_REORDER)
#error "raysort_hit_object.glsl: define RAYSORT_REORDER, the RaysortReorderPush in your push constants, first"
#endif
#if RAYSORT_HIT_OBJECT_TARGET == 0 && !defined(RAYSORT_STAGE)
#error "raysort_hit_object.glsl: define RAYSORT_STAGE, the number of this kernel's stage, first"
#endif
#if defined(RAYSORT_IN_PLACE) && !defined(RAYSORT_SUBGROUPS) && \
    (RAYSORT_HIT_OBJECT_TARGET == 0 || RAYSORT_HIT_OBJECT_TARGET == 3)
#error "raysort_hit_object.glsl: RAYSORT_IN_PLACE needs RAYSORT_SUBGROUPS"
#endif
#if defined(RAYSORT_IN_PLACE) && defined(RAYSORT_FUNCTION) && RAYSORT_HIT_OBJECT_TARGET == 0
#error "raysort_hit_object.glsl: RAYSORT_IN_PLACE: a pipeline of one function cannot go on in place"
#endif

#include "raysort_hit_object_shared.h"
#ifndef RAYSORT_HIT_OBJECTS
#define RAYSORT_HIT_OBJECTS 1
#endif
#ifndef RAYSORT_RECORD_LAYOUT
#define RAYSORT_RECORD_LAYOUT std430
#endif
#if defined(RAYSORT_HIT_OBJECT_INDEX_BITS) && RAYSORT_HIT_OBJECT_INDEX_BITS < 32
#define RAYSORT_PRIVATE_INDEX(record) ((record) & (1u << RAYSORT_HIT_OBJECT_INDEX_BITS) - 1u)
#else
#define RAYSORT_PRIVATE_INDEX(record) record
#endif

// Joins two names. Macros are expanded first, so a location is a number, a macro that is a number, or the name of a
// constant.
#define RAYSORT_PRIVATE_JOIN(a, b) RAYSORT_PRIVATE_JOIN_EXPANDED(a, b)
#define RAYSORT_PRIVATE_JOIN_EXPANDED(a, b) a##b

// Arguments of RAYSORT_STAGES: the declaration of a stage, and a run of it if it is next.
#define RAYSORT_PRIVATE_STAGE(number, function) uint function(inout RaysortLive live, RAYSORT_INOUT_HIT hit);
#define RAYSORT_PRIVATE_CHAIN_STAGE(number, function) \
  if (next == number)                                 \
    next = function(live, hit);

#if RAYSORT_HIT_OBJECT_TARGET == 1 || RAYSORT_HIT_OBJECT_TARGET == 2
#include "raysort_hit_object_native.glsl"
#else
#include "raysort_hit_object_software.glsl"
#include "raysort_hit_object_execute.glsl"
#endif

#endif
