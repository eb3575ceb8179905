// raysort_bvh.glsl - traces rays through a structure of one or two levels: the closest hit, any hit, the next hit.
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. It needs no extension. raysort_bvh_shared.h describes rays, hits, flags and structures. Hits are the
// same bits as those of raysortBvhTraceOnHost; docs/proofs.md has the arithmetic.
// Required, before the include: define this hook, or (GLSL only) include raysort_bvh_address.glsl.
//   RAYSORT_BVH_LOAD(bvh, i)       -> uvec4 (uint4): 16-byte word i of the structure `bvh`. `bvh` is a uvec2 (uint2)
//                                  that only this hook interprets: an address, the number of a buffer, an offset
// Optional, before the include:
//   RAYSORT_BVH_ONE_LEVEL          no structure of instances is traced: smaller and faster code
//   RAYSORT_BVH_BELOW(reference)   -> uvec2: the `bvh` of the structure that an instance names. `reference` is a uvec2,
//                                  low and high word of the instance's reference minus the `base` of the build.
//                                  Default: the reference itself
//   RAYSORT_BVH_PROCEDURAL(ray, hit) -> bool, asked at boxes that the ray may meet, in any order: false is a miss. It
//                                  reads hit.primitive, geometry and instance, and sets hit.t, u, v and, in flags, the
//                                  hit kind. The ray is in the space of the object; its tMax is the t of the closest
//                                  hit so far. A hit outside of the box may be lost. Default: boxes are empty in code
//                                  for two levels; code for one level must not trace boxes
//   RAYSORT_BVH_KEEP(hit)          a statement, run if a hit of that hook becomes the closest so far. It saves the rest
//                                  of what the hook found, for example attributes of more than two words
//   RAYSORT_BVH_LOAD_AT(bvh, i, k) word i + k, k a number from 0 to 3. Define it if that saves arithmetic
//   RAYSORT_BVH_LOAD_NODE(bvh, n, k) word k of node n, k from 0 to 3. Define it if that saves arithmetic
//   RAYSORT_BVH_FUSED              -> bool: fma() rounds once on this device. Then exact quotients cost less
//   RAYSORT_BVH_STACK              entries of the traversal stack; default 112. RaysortBvhHeader.stackNeed says how
//                                  many a structure needs
//   RAYSORT_BVH_ANY_HIT(ray, hit)  -> bool, asked at candidates that are not opaque, in any order, before a candidate
//                                  is known to be the closest: false ignores it. hit has t, u, v, primitive, geometry,
//                                  instance and the hit kind; `ray` is the ray of the trace. Default: true
//   RAYSORT_BVH_LOAD_MATERIAL(i)   -> uint: word i of a table with a material id for each triangle. The function
//                                  raysortBvhMaterial exists then (raysort_bvh_material.glsl)
//   RAYSORT_BVH_MOTION             structures may have motion; the functions with Motion in their names exist, which
//                                  take a time. Without it, or without a time, the hits are those of time 0. The file
//                                  raysort_bvh_motion.glsl is then included, too
//   RAYSORT_BVH_RELOAD(ray)        -> the ray of the trace, read again from memory. Define it if reading costs less
//                                  than keeping the ray in registers. Two levels only
#ifndef RAYSORT_BVH_GLSL
#define RAYSORT_BVH_GLSL

#ifndef RAYSORT_BVH_LOAD
#error "raysort_bvh.glsl: define RAYSORT_BVH_LOAD(bvh, i) -> uvec4 or include raysort_bvh_address.glsl first"
#endif
#ifndef RAYSORT_BVH_LOAD_AT
#define RAYSORT_BVH_LOAD_AT(bvh, i, k) RAYSORT_BVH_LOAD(bvh, (i) + (k))
#endif
#ifndef RAYSORT_BVH_LOAD_NODE
#define RAYSORT_BVH_LOAD_NODE(bvh, n, k) \
  RAYSORT_BVH_LOAD_AT(bvh, RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * (n), k)
#endif
#ifndef RAYSORT_BVH_FUSED
#define RAYSORT_BVH_FUSED false
#endif
#ifndef RAYSORT_BVH_STACK
#define RAYSORT_BVH_STACK 112
#endif
#ifndef RAYSORT_BVH_ANY_HIT
#define RAYSORT_BVH_ANY_HIT(ray, hit) true
#endif
#ifndef RAYSORT_BVH_KEEP
#define RAYSORT_BVH_KEEP(hit)
#endif
#include "raysort_bvh_shared.h"
#if defined(RAYSORT_BVH_ONE_LEVEL) && !defined(RAYSORT_BVH_PROCEDURAL)
#define RAYSORT_BVH_KEEPS_RECORD // the closest hit so far is kept as a record: see raysortBvhTryClosest
#endif
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_AGAIN(ray) ray
#else
#define RAYSORT_BVH_AGAIN(ray) RAYSORT_BVH_RELOAD(ray)
#ifndef RAYSORT_BVH_BELOW
#define RAYSORT_BVH_BELOW(reference) reference
#endif
#ifndef RAYSORT_BVH_RELOAD
#define RAYSORT_BVH_RELOAD(ray) ray
#endif
#define RAYSORT_BVH_FLIP_FACING 0x80000000u // among the ray flags in an instance
#define RAYSORT_BVH_NO_WAY_BACK 0xfffffffeu // a value of state.leave: nothing waits above the instance
#endif

// A ray with a time carries it through the functions.
#ifdef RAYSORT_BVH_MOTION
#define RAYSORT_BVH_TIME_PARAMETER float time,
#define RAYSORT_BVH_TIME_ARGUMENT time,
#define RAYSORT_BVH_TIME_ZERO 0.0,
#define RAYSORT_BVH_AND_TIME && raysortBvhIsTime(time)
#define RAYSORT_BVH_AND_THERE && way.isThere
#define RAYSORT_BVH_SET_TIME state.time = raysortBvhTimeOf(time);
#else
#define RAYSORT_BVH_TIME_PARAMETER
#define RAYSORT_BVH_TIME_ARGUMENT
#define RAYSORT_BVH_TIME_ZERO
#define RAYSORT_BVH_AND_TIME
#define RAYSORT_BVH_AND_THERE
#define RAYSORT_BVH_SET_TIME
#endif

#include "raysort_bvh_shape.glsl"
#include "raysort_bvh_ray.glsl"
#include "raysort_bvh_triangle.glsl"
#include "raysort_bvh_levels.glsl"
#include "raysort_bvh_box.glsl"
#include "raysort_bvh_loops.glsl"
#ifdef RAYSORT_BVH_LOAD_MATERIAL
#include "raysort_bvh_material.glsl"
#endif

// ---- what to call ----

// Finds the closest hit; with RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT any hit. bvh: as the hook RAYSORT_BVH_LOAD
// takes it; its bytes are not checked. rayFlags: RAYSORT_BVH_RAY_*_BIT. Returns false for a miss; hit is then the miss
// that RaysortBvhHit describes. RAYSORT_BVH_STACK_OVERFLOW_BIT in hit.flags (of a hit or a miss): the stack was too
// small, and a part of the structure was not seen.
bool raysortBvhClosest(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, RAYSORT_BVH_TIME_ZERO rayFlags, RAYSORT_BVH_ALL_ARGUMENT raysortBvhMiss(0.0), hit);
}

// Returns whether there is any hit. It is faster than the closest hit. It cannot report a stack that was too small: the
// part that was not seen counts as empty.
bool raysortBvhAny(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags)
{
  RaysortBvhHit hit;
  return raysortBvhTraceAny(bvh, ray, RAYSORT_BVH_TIME_ZERO rayFlags, RAYSORT_BVH_ALL_ARGUMENT hit);
}

// Finds the first hit after `last` in the order (t, instance, geometry, primitive); the closest hit if `last` is a
// miss. Called from hit to hit, it finds every triangle that the ray meets, each once, and needs no epsilon. `hit` may
// be the same variable as `last`.
bool raysortBvhNext(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, RaysortBvhHit last, out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, RAYSORT_BVH_TIME_ZERO rayFlags, RAYSORT_BVH_ALL_ARGUMENT last, hit);
}

#ifdef RAYSORT_BVH_MOTION
// The same three for a ray with a time. time: 0 .. 1; outside it is clamped, and a NaN makes the ray dead. Structures
// without motion are the same at every time.
bool raysortBvhClosestMotion(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, float time, uint rayFlags, out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, time, rayFlags, RAYSORT_BVH_ALL_ARGUMENT raysortBvhMiss(0.0), hit);
}

bool raysortBvhAnyMotion(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, float time, uint rayFlags)
{
  RaysortBvhHit hit;
  return raysortBvhTraceAny(bvh, ray, time, rayFlags, RAYSORT_BVH_ALL_ARGUMENT hit);
}

bool raysortBvhNextMotion(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, float time, uint rayFlags, RaysortBvhHit last,
                          out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, time, rayFlags, RAYSORT_BVH_ALL_ARGUMENT last, hit);
}
#endif

#ifndef RAYSORT_BVH_ONE_LEVEL
// The same with the ray's cull mask, 0 .. 0xff: an instance is skipped if (its mask & mask) is 0.
bool raysortBvhClosest(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask, out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, RAYSORT_BVH_TIME_ZERO rayFlags, mask, raysortBvhMiss(0.0), hit);
}

bool raysortBvhAny(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask)
{
  RaysortBvhHit hit;
  return raysortBvhTraceAny(bvh, ray, RAYSORT_BVH_TIME_ZERO rayFlags, mask, hit);
}

bool raysortBvhNext(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask, RaysortBvhHit last,
                      out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, RAYSORT_BVH_TIME_ZERO rayFlags, mask, last, hit);
}

#ifdef RAYSORT_BVH_MOTION
bool raysortBvhClosestMotion(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, float time, uint rayFlags, uint mask,
                             out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, time, rayFlags, mask, raysortBvhMiss(0.0), hit);
}

bool raysortBvhAnyMotion(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, float time, uint rayFlags, uint mask)
{
  RaysortBvhHit hit;
  return raysortBvhTraceAny(bvh, ray, time, rayFlags, mask, hit);
}

bool raysortBvhNextMotion(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, float time, uint rayFlags, uint mask,
                          RaysortBvhHit last, out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, time, rayFlags, mask, last, hit);
}
#endif

// Reads an instance of a structure of instances: transform, custom index, mask, record offset, flags, and the reference
// minus the `base` of the build. instance: hit.instance.
RaysortBvhInstance raysortGetInstance(RAYSORT_UVEC2 bvh, uint instance)
{
  uint i = RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * instance;
  RAYSORT_UVEC4 about = RAYSORT_BVH_LOAD(bvh, i + 3u);
  RaysortBvhInstance found;
  for (uint row = 0u; row < 3u; ++row)
  {
    RAYSORT_FVEC4 parts = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD(bvh, i + 4u + row));
    found.transform[4u * row] = parts.x;
    found.transform[4u * row + 1u] = parts.y;
    found.transform[4u * row + 2u] = parts.z;
    found.transform[4u * row + 3u] = parts.w;
  }
  found.referenceLow = about.x;
  found.referenceHigh = about.y;
  found.customAndMask = about.z;
  found.offsetAndFlags = about.w;
  return found;
}

#ifdef RAYSORT_BVH_MOTION
// Reads an instance as it is at a time. inverse: the rows from the world to the object, 3 of 4, at that time; zeros if
// rays do not enter the instance then.
RaysortBvhInstance raysortGetInstanceMotion(RAYSORT_UVEC2 bvh, uint instance, float time, out float inverse[12])
{
  RaysortBvhInstance found = raysortGetInstance(bvh, instance);
  RaysortBvhRows way = raysortBvhWayIn(bvh, instance, raysortBvhTimeOf(time));
  RAYSORT_FVEC4 rows[3];
  rows[0] = way.x;
  rows[1] = way.y;
  rows[2] = way.z;
  for (uint i = 0u; i < 12u; ++i)
    inverse[i] = way.isThere ? rows[i / 4u][i % 4u] : 0.0;
  if (RAYSORT_BVH_LOAD(bvh, 3u).x == RAYSORT_BVH_MOTION_MAGIC)
  {
    uint m = raysortBvhMotionRecordOf(bvh, instance), type = RAYSORT_BVH_LOAD(bvh, m + 8u).x;
    if (type != RAYSORT_BVH_MOTION_STATIC)
    {
      RaysortBvhRows own = raysortBvhRowsAt(bvh, m, type, raysortBvhTimeOf(time));
      rows[0] = own.x;
      rows[1] = own.y;
      rows[2] = own.z;
      for (uint i = 0u; i < 12u; ++i)
        found.transform[i] = rows[i / 4u][i % 4u];
    }
  }
  return found;
}
#endif
#endif

// Tests a triangle as the traces do, for procedural hooks. Returns false if there is no hit in tMin .. tMax of the
// ray; hit is then unchanged. Else t, u, v and flags are set.
bool raysortBvhHitTriangle(RaysortBvhRay ray, RAYSORT_FVEC3 a, RAYSORT_FVEC3 b, RAYSORT_FVEC3 c,
                           inout RaysortBvhHit hit)
{
  RaysortBvhState state;
  RaysortBvhHit found = hit;
  bool isHit = raysortBvhIsAlive(ray);
  if (isHit)
  {
    state.origin = ray.origin;
    state.tMin = (RAYSORT_AS_UINT(ray.tMin) & 0x80000000u) == 0u ? ray.tMin : 0.0;
    raysortBvhShear(state, ray.direction);
    RaysortBvhTriangle face;
    face.a = a;
    face.b = b;
    face.c = c;
    face.shape = raysortBvhShape(a, b, c);
    face.bvh = RAYSORT_UVEC2(0u, 0u);
    face.record = 0u;
    face.hasRecord = false;
    isHit = raysortBvhHitRecord(state, face, ray.tMax, found);
  }
  if (isHit)
    hit = found;
  return isHit;
}

#endif
