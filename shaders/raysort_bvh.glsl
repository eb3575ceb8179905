// raysort_bvh.glsl - traces rays through a structure of one or two levels: the closest hit, any hit, the next hit.
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. It needs no extension. raysort_bvh_shared.h describes rays, hits, flags and structures, and the
// arithmetic by which hits are the same bits as the hits of raysortBvhTraceOnHost.
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

#include "raysort_bvh_sides.glsl"

// ---- the state of a ray ----

struct RaysortBvhState
{
  RAYSORT_FVEC3 origin;
  RAYSORT_FVEC3 reciprocal;
#ifdef RAYSORT_BVH_ONE_LEVEL
  RAYSORT_FVEC3 rowX, rowY; // rows of the shear: their parts are 1, 0 and -si or -sj, so each sum rounds once
#else
  float si, sj; // slopes of the shear, negated
#endif
  uint axis;        // k in bits 0-1; RAYSORT_BVH_BACKWARD, RAYSORT_BVH_STILL; from bit 4 on the frame the ray is in
  float tMin;       // >= +0
  uint flags;
  RAYSORT_FVEC3 cell, offset; // the box test's numbers for that frame's grid
  float slack;      // the same: half extents are enlarged by it
  uint records;
#ifndef RAYSORT_BVH_ONE_LEVEL
  RAYSORT_UVEC2 bvh; // the structure that the ray is in
  uint instance;     // RAYSORT_BVH_NONE: the ray is in a structure of instances
  uint leave;        // the stack entry that leads out of the instance
#endif
#ifdef RAYSORT_BVH_MOTION
  float time;         // 0 .. 1; with one level 0 if the structure has no motion
  uint motionNodes;   // the first word of the motion nodes of the structure that the ray is in; 0: it has no motion
  uint motionRecords; // the first word of its motion records; `records` if it has no motion
#endif
};

// Two levels differ from one by the structure that the ray is in, and by the mask of the ray.
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_HERE bvh
#define RAYSORT_BVH_MASK_PARAMETER
#define RAYSORT_BVH_MASK_ARGUMENT
#define RAYSORT_BVH_ALL_ARGUMENT
#ifdef RAYSORT_BVH_MOTION
#define RAYSORT_BVH_STATE inout RaysortBvhState state
#else
#define RAYSORT_BVH_STATE out RaysortBvhState state
#endif
#else
#define RAYSORT_BVH_HERE state.bvh
#define RAYSORT_BVH_MASK_PARAMETER uint mask,
#define RAYSORT_BVH_MASK_ARGUMENT mask,
#define RAYSORT_BVH_ALL_ARGUMENT 0xffu,
#define RAYSORT_BVH_STATE inout RaysortBvhState state
#endif

bool raysortBvhIsAlive(RaysortBvhRay ray)
{
  const uint most = 0x5d800000u; // RAYSORT_BVH_MAX_RAY. Bits are compared, because drivers differ in comparing a NaN
  const uint infinite = 0x7f800000u;
  uint ox = RAYSORT_AS_UINT(ray.origin.x) & 0x7fffffffu;
  uint oy = RAYSORT_AS_UINT(ray.origin.y) & 0x7fffffffu;
  uint oz = RAYSORT_AS_UINT(ray.origin.z) & 0x7fffffffu;
  uint dx = RAYSORT_AS_UINT(ray.direction.x) & 0x7fffffffu;
  uint dy = RAYSORT_AS_UINT(ray.direction.y) & 0x7fffffffu;
  uint dz = RAYSORT_AS_UINT(ray.direction.z) & 0x7fffffffu;
  uint largest = max(max(max(ox, oy), oz), max(max(dx, dy), dz));
  // The sign tells that tMax is below 0: a device may read -2^-149 as 0.
  bool isNumber = largest <= most && (RAYSORT_AS_UINT(ray.tMin) & 0x7fffffffu) < infinite &&
                  (RAYSORT_AS_UINT(ray.tMax) <= infinite || RAYSORT_AS_UINT(ray.tMax) == 0x80000000u);
  return isNumber && (dx | dy | dz) != 0u && ray.tMin <= ray.tMax;
}

// Corrects the device's quotient `guess` to the quotient that IEEE 754 asks for: a device may be off by 2.5 units of
// the last place. The remainder of the division is computed in integers. It is exact, although its terms wrap around,
// and it says by how much the guess is off. (A quotient of two floats never lies halfway between two floats.)
// rest: twice the remainder, in units of the last place. fraction: the divisor's 24 bits.
float raysortBvhNudged(float guess, uint rest, uint fraction)
{
  int more = int(rest), part = int(fraction);
  uint up = (more > part ? 1u : 0u) + (more > 3 * part ? 1u : 0u) + (more > 5 * part ? 1u : 0u);
  uint down = (more < -part ? 1u : 0u) + (more < -3 * part ? 1u : 0u) + (more < -5 * part ? 1u : 0u);
  return RAYSORT_AS_FLOAT(RAYSORT_AS_UINT(guess) + up - down);
}

// Returns 1 / b by Newton's method: each step rounds once. Two steps are enough from a guess that is off by 3 units of
// the last place (tried with all fractions). The largest fraction is an exception.
float raysortBvhRefined(float b, float guess)
{
  precise float rest = RAYSORT_FMA(-b, guess, 1.0);
  precise float better = RAYSORT_FMA(rest, guess, guess);
  precise float least = RAYSORT_FMA(-b, better, 1.0);
  precise float best = RAYSORT_FMA(least, better, better);
  return best;
}

// Returns 1 / b. Returns the guess if b or the quotient is denormal, infinite or a NaN: it has no 24-bit fraction then.
float raysortBvhInverse(float b)
{
  uint bits = RAYSORT_AS_UINT(b) & 0x7fffffffu;
  uint fraction = (bits & 0x7fffffu) | 0x800000u;
  precise float guess = 1.0 / b;
  float quotient;
  if (RAYSORT_BVH_FUSED && fraction != 0xffffffu)
    quotient = raysortBvhRefined(b, guess);
  else
  {
    uint digits = (RAYSORT_AS_UINT(guess) & 0x7fffffffu) + (bits & 0x7f800000u) - (252u << 23); // above 2^23, to 2^24
    quotient = raysortBvhNudged(guess, 0u - 2u * digits * fraction, fraction); // 0u: 2^48 in 32 bits
  }
  return bits - 0x00800000u < 0x7e000000u ? quotient : guess;
}

// Returns a / b in the same way. |b| is below 2^126.
float raysortBvhQuotient(float a, float b)
{
  uint bitsA = RAYSORT_AS_UINT(a) & 0x7fffffffu;
  uint bitsB = RAYSORT_AS_UINT(b) & 0x7fffffffu;
  uint fractionA = (bitsA & 0x7fffffu) | 0x800000u;
  uint fractionB = (bitsB & 0x7fffffu) | 0x800000u;
  uint isBelow1 = fractionA < fractionB ? 1u : 0u;
  precise float guess = a / b;
  uint bits = RAYSORT_AS_UINT(guess) & 0x7fffffffu;
  uint digits = bits - (bitsA & 0x7f800000u) + (bitsB & 0x7f800000u) - ((126u - isBelow1) << 23);
  float quotient = raysortBvhNudged(guess, (fractionA << (24u + isBelow1)) - 2u * digits * fractionB, fractionB);
  return min(min(bitsA, bitsB), bits) >= 0x00800000u ? quotient : guess;
}

// Returns 0 if a part has the largest fraction, for which raysortBvhRefined is not exact.
uint raysortBvhPlainness(float part)
{
  return (RAYSORT_AS_UINT(part) + 1u) & 0x7fffffu;
}

float raysortBvhRaised(float part)
{
  uint bits = RAYSORT_AS_UINT(part);
  if ((bits & 0x7fffffffu) < 0x21800000u) // 2^-60
    bits = (bits & 0x80000000u) | 0x21800000u;
  return RAYSORT_AS_FLOAT(bits);
}

// Returns a / b by one step that rounds once. inverse: 1 / b, exact.
float raysortBvhOver(float a, float b, float inverse)
{
  precise float guess = a * inverse;
  precise float rest = RAYSORT_FMA(-b, guess, a);
  precise float quotient = RAYSORT_FMA(rest, inverse, guess);
  return a == 0.0 ? guess : quotient;
}

float raysortBvhPart(RAYSORT_FVEC3 parts, uint axis)
{
  return axis == 0u ? parts.x : axis == 1u ? parts.y : parts.z;
}

// Sets the reciprocals of the direction. Returns si and sj of raysort_bvh_shared.h, negated: the slopes of the shear.
RAYSORT_FVEC2 raysortBvhDivide(inout RaysortBvhState state, RAYSORT_FVEC3 direction, float di, float dj, float dk)
{
  RAYSORT_FVEC3 d = RAYSORT_FVEC3(raysortBvhRaised(direction.x), raysortBvhRaised(direction.y),
                                  raysortBvhRaised(direction.z));
  float si, sj;
  precise float back = -dk;
  uint least = min((RAYSORT_AS_UINT(di) & 0x7fffffffu) - 1u, (RAYSORT_AS_UINT(dj) & 0x7fffffffu) - 1u); // 0 is large
  bool isPlain = min(min(raysortBvhPlainness(d.x), raysortBvhPlainness(d.y)), raysortBvhPlainness(d.z)) != 0u &&
                 min(least, (RAYSORT_AS_UINT(dk) & 0x7fffffffu) - 1u) >= 0x217fffffu; // all 2^-60 and more
  if (RAYSORT_BVH_FUSED && isPlain)
  {
    precise RAYSORT_FVEC3 guess = RAYSORT_FVEC3(1.0, 1.0, 1.0) / d;
    state.reciprocal = RAYSORT_FVEC3(raysortBvhRefined(d.x, guess.x), raysortBvhRefined(d.y, guess.y),
                                     raysortBvhRefined(d.z, guess.z));
    precise float inverse = -raysortBvhPart(state.reciprocal, state.axis);
    si = raysortBvhOver(di, back, inverse);
    sj = raysortBvhOver(dj, back, inverse);
  }
  else
  {
    state.reciprocal = RAYSORT_FVEC3(raysortBvhInverse(d.x), raysortBvhInverse(d.y), raysortBvhInverse(d.z));
    si = raysortBvhQuotient(di, back);
    sj = raysortBvhQuotient(dj, back);
  }
  return RAYSORT_FVEC2(si, sj);
}

#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_OVERFLOWED  4u // a part of the structure was not seen
#else
#define RAYSORT_BVH_BACKWARD    4u // i and j have changed places
#endif
#define RAYSORT_BVH_STILL       8u // some axis is still: the ray hardly moves along it
#define RAYSORT_BVH_FRAME_SHIFT 4

uint raysortBvhAxis(RaysortBvhState state)
{
  return state.axis & 3u;
}

uint raysortBvhFrame(RaysortBvhState state)
{
  return state.axis >> RAYSORT_BVH_FRAME_SHIFT;
}

// The shear as two rows takes four more registers and less arithmetic. One level has registers to spare; two levels do
// not. Both ways give the same bits.
// Tuning: without rows one level 3 to 5 % slower, two (1,000 instances) 3 to 7 % faster (NVIDIA H200, 2026-11-23)
#ifdef RAYSORT_BVH_ONE_LEVEL
void raysortBvhSetShear(inout RaysortBvhState state, float si, float sj, bool isBackward)
{
  RAYSORT_FVEC3 x = RAYSORT_FVEC3(1.0, 0.0, si);
  RAYSORT_FVEC3 y = RAYSORT_FVEC3(0.0, 1.0, sj);
  if (state.axis == 0u)
  {
    x = RAYSORT_FVEC3(si, 1.0, 0.0);
    y = RAYSORT_FVEC3(sj, 0.0, 1.0);
  }
  else if (state.axis == 1u)
  {
    x = RAYSORT_FVEC3(0.0, si, 1.0);
    y = RAYSORT_FVEC3(1.0, sj, 0.0);
  }
  state.rowX = x;
  state.rowY = y;
  if (isBackward)
  {
    state.rowX = y;
    state.rowY = x;
  }
}

float raysortBvhSum(RAYSORT_FVEC3 row, RAYSORT_FVEC3 corner)
{
  precise float sum = (row.x * corner.x + row.y * corner.y) + row.z * corner.z;
  return sum;
}

RAYSORT_FVEC2 raysortBvhSheared(RaysortBvhState state, RAYSORT_FVEC3 corner)
{
  return RAYSORT_FVEC2(raysortBvhSum(state.rowX, corner), raysortBvhSum(state.rowY, corner));
}

// Returns si and sj: the parts of the rows that are not 0 or 1, first for the axis that follows k, then for the next.
RAYSORT_FVEC2 raysortBvhSlopes(RaysortBvhState state)
{
  uint axis = raysortBvhAxis(state);
  float x = raysortBvhPart(state.rowX, axis), y = raysortBvhPart(state.rowY, axis);
  precise RAYSORT_FVEC2 slopes = RAYSORT_FVEC2(-x, -y);
  bool isBackward = raysortBvhPart(state.rowX.yzx, axis) == 0.0;
  return isBackward ? slopes.yx : slopes;
}
#else
void raysortBvhSetShear(inout RaysortBvhState state, float si, float sj, bool isBackward)
{
  state.si = isBackward ? sj : si;
  state.sj = isBackward ? si : sj;
  state.axis |= isBackward ? RAYSORT_BVH_BACKWARD : 0u;
}

RAYSORT_FVEC2 raysortBvhSlopes(RaysortBvhState state)
{
  precise RAYSORT_FVEC2 slopes = RAYSORT_FVEC2(-state.si, -state.sj);
  bool isBackward = (state.axis & RAYSORT_BVH_BACKWARD) != 0u;
  return isBackward ? slopes.yx : slopes;
}

RAYSORT_FVEC2 raysortBvhSheared(RaysortBvhState state, RAYSORT_FVEC3 corner)
{
  uint axis = raysortBvhAxis(state);
  float k = raysortBvhPart(corner, axis);
  float i = raysortBvhPart(corner.yzx, axis);
  float j = raysortBvhPart(corner.zxy, axis);
  bool isBackward = (state.axis & RAYSORT_BVH_BACKWARD) != 0u;
  precise float x = (isBackward ? j : i) + state.si * k;
  precise float y = (isBackward ? i : j) + state.sj * k;
  return RAYSORT_FVEC2(x, y);
}
#endif

// Returns the ray's direction divided by its part k.
RAYSORT_FVEC3 raysortBvhHeading(RaysortBvhState state)
{
  RAYSORT_FVEC2 slopes = raysortBvhSlopes(state);
  uint axis = raysortBvhAxis(state);
  RAYSORT_FVEC3 heading = RAYSORT_FVEC3(slopes, 1.0);
  if (axis == 0u)
    heading = RAYSORT_FVEC3(1.0, slopes);
  else if (axis == 1u)
    heading = RAYSORT_FVEC3(slopes.y, 1.0, slopes.x);
  return heading;
}

// Returns whether the axis is still: the ray hardly moves along it. The direction's part may be less than 1 / r then.
bool raysortBvhIsStill(float r)
{
  return abs(r) >= 1.152921504606847e18; // 2^60
}

// Sets the reciprocals and the shear of a direction.
void raysortBvhShear(inout RaysortBvhState state, RAYSORT_FVEC3 d)
{
  float dk = d.x, di = d.y, dj = d.z;
  state.axis = 0u;
  if (abs(d.y) > abs(dk))
  {
    dk = d.y;
    di = d.z;
    dj = d.x;
    state.axis = 1u;
  }
  if (abs(d.z) > abs(dk))
  {
    dk = d.z;
    di = d.x;
    dj = d.y;
    state.axis = 2u;
  }
  RAYSORT_FVEC2 quotients = raysortBvhDivide(state, d, di, dj, dk);
  raysortBvhSetShear(state, quotients.x, quotients.y, dk < 0.0);
  state.axis |= raysortBvhIsStill(raysortBvhLargest(state.reciprocal)) ? RAYSORT_BVH_STILL : 0u;
}

#ifdef RAYSORT_BVH_MOTION
#if !defined(RAYSORT_BVH_ONE_LEVEL)
#ifdef RAYSORT_HLSL
#define RAYSORT_FVEC4 float4
#else
#define RAYSORT_FVEC4 vec4
#endif
#endif
#include "raysort_bvh_motion.glsl"

// Changes the state to the motion nodes and motion records of a structure.
void raysortBvhEnterMotion(RAYSORT_UVEC2 bvh, inout RaysortBvhState state)
{
  RAYSORT_UVEC4 about = RAYSORT_BVH_LOAD(bvh, 3u), counts = RAYSORT_BVH_LOAD(bvh, 4u);
  uint words = RAYSORT_BVH_RECORD_WORDS * counts.z;
  words = about.y == RAYSORT_BVH_BOXES ? RAYSORT_BVH_BOX_WORDS * counts.z : words;
  words = about.y == RAYSORT_BVH_INSTANCES ? RAYSORT_BVH_INSTANCE_WORDS * counts.w : words;
  state.motionNodes = 0u;
  state.motionRecords = state.records;
  if (about.x == RAYSORT_BVH_MOTION_MAGIC)
  {
    state.motionNodes = RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * counts.x;
    state.motionRecords += words;
  }
#ifdef RAYSORT_BVH_ONE_LEVEL
  else
    state.time = 0.0;
#endif
}
#endif

// Changes the state to the grid in words i and i + 1. Returns the grid's node. The slack is one number for all axes.
// Tuning: slacks of their own took two more registers: all rays 1 to 5 % slower (NVIDIA H100, 2026-11-26)
uint raysortBvhEnterGrid(RAYSORT_UVEC2 bvh, uint i, inout RaysortBvhState state)
{
  RAYSORT_UVEC4 a = RAYSORT_BVH_LOAD_AT(bvh, i, 0);
  RAYSORT_UVEC4 b = RAYSORT_BVH_LOAD_AT(bvh, i, 1);
  RAYSORT_FVEC3 origin = RAYSORT_AS_FLOAT(a.xyz);
  float extent = RAYSORT_AS_FLOAT(b.w);
  RAYSORT_FVEC3 offset = (origin - state.origin) * state.reciprocal;
  RAYSORT_FVEC3 size = abs(state.reciprocal);
  float reach = raysortBvhLargest(state.origin) + extent;
  float least = min(size.x, min(size.y, size.z));
  float slack = least * 8.673617379884035e-19 + 2.86102294921875e-6; // 2^-60, 3 * 2^-20
#ifdef RAYSORT_BVH_MOTION
  slack += state.motionNodes != 0u ? 2.86102294921875e-6 : 0.0;
#endif
#ifndef RAYSORT_BVH_ONE_LEVEL
  if (state.instance == RAYSORT_BVH_NONE)
    slack += RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD(bvh, 7u).w);
#endif
  state.cell = RAYSORT_AS_FLOAT(b.xyz) * state.reciprocal;
  state.offset = offset;
  state.slack = reach * slack;
  return a.w;
}

// Begins in a structure of triangles or boxes; the ray must not be dead. Returns the root.
uint raysortBvhBegin(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, RAYSORT_BVH_STATE)
{
  RAYSORT_UVEC4 places = RAYSORT_BVH_LOAD(bvh, 2u);
  state.origin = ray.origin;
  state.tMin = (RAYSORT_AS_UINT(ray.tMin) & 0x80000000u) == 0u ? ray.tMin : 0.0;
  state.flags = rayFlags;
  state.records = places.x;
#ifdef RAYSORT_BVH_MOTION
  raysortBvhEnterMotion(bvh, state);
#endif
  raysortBvhShear(state, ray.direction);
  state.axis |= RAYSORT_BVH_FRAME_MASK << RAYSORT_BVH_FRAME_SHIFT;
  return raysortBvhEnterGrid(bvh, 0u, state);
}

RaysortBvhHit raysortBvhMiss(float t)
{
  RaysortBvhHit hit;
  hit.t = t;
  hit.u = 0.0;
  hit.v = 0.0;
  hit.primitive = RAYSORT_BVH_NONE;
  hit.geometry = RAYSORT_BVH_NONE;
  hit.instance = RAYSORT_BVH_NONE;
  hit.material = 0u;
  hit.flags = 0u;
  return hit;
}

// ---- triangles ----

#define RAYSORT_BVH_ROUNDED 5.9604644775390625e-7 // 10 * 2^-24: room for the rounding of an interval's ends

// The determinant of two sheared corners.
float raysortBvhEdge(RAYSORT_FVEC2 a, RAYSORT_FVEC2 b)
{
  precise float edge = a.x * b.y - a.y * b.x;
  return edge;
}

// Returns sk.
float raysortBvhDepthScale(RaysortBvhState state)
{
  return raysortBvhPart(state.reciprocal, raysortBvhAxis(state));
}

float raysortBvhDepth(RaysortBvhState state, RAYSORT_FVEC3 corner)
{
  precise float depth = raysortBvhDepthScale(state) * raysortBvhPart(corner, raysortBvhAxis(state));
  return depth;
}

// The next two functions replace min and max, whose results for zeros of both signs and NaN depend on the driver.
float raysortBvhSmaller(float a, float b)
{
  return a < b ? a : b;
}

float raysortBvhLarger(float a, float b)
{
  return a > b ? a : b;
}

// The interval in which the ray is between the three corners of a triangle on an axis. most: the largest |t| of them.
struct RaysortBvhInterval
{
  float first, last, most;
};

// times: t where the ray passes each corner on this axis.
RaysortBvhInterval raysortBvhBetween(RAYSORT_FVEC3 times)
{
  RaysortBvhInterval interval;
  float lo = raysortBvhSmaller(raysortBvhSmaller(times.x, times.y), times.z);
  float hi = raysortBvhLarger(raysortBvhLarger(times.x, times.y), times.z);
  interval.most = max(abs(lo), abs(hi));
  precise float slack = interval.most * RAYSORT_BVH_ROUNDED;
  precise float first = lo - slack;
  precise float last = hi + slack;
  interval.first = first;
  interval.last = last;
  return interval;
}

// Makes the interval of a still axis endless.
void raysortBvhIgnoreStill(float r, inout RaysortBvhInterval interval)
{
  if (raysortBvhIsStill(r))
  {
    interval.first = -3.402823466e38;
    interval.last = 3.402823466e38;
  }
}

// Returns the bits of the closest t so far, without its sign: it may be -0.
uint raysortBvhLimit(float best)
{
  return RAYSORT_AS_UINT(best) & 0x7fffffffu;
}

// The vertices of a triangle. Only rare triangles need them twice, and keeping them takes nine registers. So a rare
// triangle reads its record again, if it has one.
struct RaysortBvhTriangle
{
  RAYSORT_FVEC3 a, b, c;
  uint shape;
  RAYSORT_UVEC2 bvh;
  uint record;    // its first word in `bvh`
  bool hasRecord;
};

RaysortBvhTriangle raysortBvhReread(RaysortBvhTriangle face)
{
  if (face.hasRecord)
  {
    uint record = face.record + (face.shape >> 31); // adds 0. The compiler does not know this, so it reads again
    face.a = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(face.bvh, record, 0).xyz);
    face.b = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(face.bvh, record, 1).xyz);
    face.c = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(face.bvh, record, 2).xyz);
  }
  return face;
}

// The corners of a triangle relative to the ray's origin.
struct RaysortBvhCorners
{
  RAYSORT_FVEC3 a, b, c;
};

RaysortBvhCorners raysortBvhApproach(RaysortBvhState state, RaysortBvhTriangle face)
{
  precise RAYSORT_FVEC3 a = face.a - state.origin;
  precise RAYSORT_FVEC3 b = face.b - state.origin;
  precise RAYSORT_FVEC3 c = face.c - state.origin;
  RaysortBvhCorners corners;
  corners.a = a;
  corners.b = b;
  corners.c = c;
  return corners;
}

// Returns the largest |t| of the corners along axis k.
float raysortBvhDeepest(RaysortBvhState state, RaysortBvhCorners corners)
{
  float az = raysortBvhDepth(state, corners.a), bz = raysortBvhDepth(state, corners.b);
  return max(max(abs(az), abs(bz)), abs(raysortBvhDepth(state, corners.c)));
}

// The corners after the shear: the ray begins at 0, 0 and looks along the third axis.
struct RaysortBvhSheared
{
  RAYSORT_FVEC2 a, b, c;
};

RaysortBvhSheared raysortBvhShearedCorners(RaysortBvhState state, RaysortBvhCorners corners)
{
  RaysortBvhSheared sheared;
  sheared.a = raysortBvhSheared(state, corners.a);
  sheared.b = raysortBvhSheared(state, corners.b);
  sheared.c = raysortBvhSheared(state, corners.c);
  return sheared;
}

// Returns U, V, W: the edge opposite to corner a in x, to b in y, to c in z.
RAYSORT_FVEC3 raysortBvhEdges(RaysortBvhSheared corners)
{
  return RAYSORT_FVEC3(raysortBvhEdge(corners.c, corners.b), raysortBvhEdge(corners.a, corners.c),
                       raysortBvhEdge(corners.b, corners.a));
}

float raysortBvhDet(RAYSORT_FVEC3 edges)
{
  precise float det = (edges.x + edges.y) + edges.z;
  return det;
}

// Returns whether an edge is < 0 and an edge is > 0. Bits are compared, which takes fewer registers and instructions:
// floats below 0 are the unsigned numbers above -0, and floats above 0 are the signed numbers above 0.
// Tuning: any hits 2 to 5 % faster than with floats (NVIDIA H100, 2026-11-26)
bool raysortBvhHasBothSigns(RAYSORT_FVEC3 edges)
{
  uint below = max(max(RAYSORT_AS_UINT(edges.x), RAYSORT_AS_UINT(edges.y)), RAYSORT_AS_UINT(edges.z));
  int above = max(max(RAYSORT_AS_INT(edges.x), RAYSORT_AS_INT(edges.y)), RAYSORT_AS_INT(edges.z));
  return below > 0x80000000u && above > 0;
}

// Returns the same for edges that count as 0 up to slack.
bool raysortBvhIsOutside(RAYSORT_FVEC3 edges, float slack)
{
  precise float least = -slack;
  return min(min(edges.x, edges.y), edges.z) < least && max(max(edges.x, edges.y), edges.z) > slack;
}

float raysortBvhLargestSheared(RaysortBvhSheared corners)
{
  RAYSORT_FVEC2 corner = max(max(abs(corners.a), abs(corners.b)), abs(corners.c));
  return max(corner.x, corner.y);
}

// Returns E, the most that rounding may have moved an edge of a thin triangle that is near; 0 if it is not near.
float raysortBvhThinSlack(RaysortBvhCorners corners, float largest, float scale)
{
  float reach = max(max(raysortBvhLargest(corners.a), raysortBvhLargest(corners.b)), raysortBvhLargest(corners.c));
  precise float slack = (largest * (largest + reach)) * 1.0132789611816406e-6; // 17 * 2^-24
  precise float sides = reach * scale;
  return sides <= 8.0 ? slack : 0.0;
}

// Returns 0 for an edge whose sign is not the sign of det. Bits are compared, because drivers differ in signs of zeros.
float raysortBvhClampedEdge(float edge, float det)
{
  return ((RAYSORT_AS_UINT(edge) ^ RAYSORT_AS_UINT(det)) & 0x80000000u) != 0u ? 0.0 : edge;
}

bool raysortBvhIsTiny(float det)
{
  return abs(det) < 7.888609052210118e-31; // 2^-100
}

RaysortBvhSheared raysortBvhEnlarged(RaysortBvhSheared corners)
{
  float enlarge = raysortBvhLargestSheared(corners) < 9.094947e-13 ? 1.2089258196146292e24 : 1.0; // 2^-40, 2^80
  precise RAYSORT_FVEC2 a = corners.a * enlarge;
  precise RAYSORT_FVEC2 b = corners.b * enlarge;
  precise RAYSORT_FVEC2 c = corners.c * enlarge;
  corners.a = a;
  corners.b = b;
  corners.c = c;
  return corners;
}

// Returns whether the ray passes beside the triangle's box on a still axis.
bool raysortBvhIsBeside(RaysortBvhState state, RaysortBvhCorners corners)
{
  RAYSORT_FVEC3 lo = min(min(corners.a, corners.b), corners.c), hi = max(max(corners.a, corners.b), corners.c);
  precise float moved = raysortBvhDeepest(state, corners) * 8.673617379884035e-19; // 2^-60
  precise RAYSORT_FVEC3 slack = max(abs(lo), abs(hi)) * RAYSORT_BVH_ROUNDED + moved;
  precise RAYSORT_FVEC3 first = lo - slack;
  precise RAYSORT_FVEC3 last = hi + slack;
  return (raysortBvhIsStill(state.reciprocal.x) && (first.x > 0.0 || last.x < 0.0)) ||
         (raysortBvhIsStill(state.reciprocal.y) && (first.y > 0.0 || last.y < 0.0)) ||
         (raysortBvhIsStill(state.reciprocal.z) && (first.z > 0.0 || last.z < 0.0));
}

// Decides the rare cases, and corrects edges and det. The rare cases are thin triangles, triangles whose det is nearly
// 0, and rays with a still axis. Returns whether the ray's line goes through the triangle.
// Tuning: with kept vertices any hits were 2 to 3 % faster in one level, 3 % slower in two (NVIDIA H100, 2026-11-26)
bool raysortBvhIsThroughRare(RaysortBvhState state, RaysortBvhTriangle face, inout RaysortBvhCorners corners,
                             inout RAYSORT_FVEC3 edges, inout float det)
{
#ifndef RAYSORT_BVH_ONE_LEVEL
  corners = raysortBvhApproach(state, raysortBvhReread(face)); // the same values again: so no register keeps them
#endif
  RaysortBvhSheared sheared = raysortBvhShearedCorners(state, corners);
  float scale = RAYSORT_AS_FLOAT(face.shape & RAYSORT_BVH_SHAPE_SCALE_MASK), slack = 0.0;
  if ((face.shape & RAYSORT_BVH_SHAPE_THIN_BIT) != 0u)
    slack = raysortBvhThinSlack(corners, raysortBvhLargestSheared(sheared), scale);
  bool isThrough = !raysortBvhIsOutside(edges, slack);
  if (isThrough && raysortBvhIsTiny(det))
  {
    edges = raysortBvhEdges(raysortBvhEnlarged(sheared));
    det = raysortBvhDet(edges);
    isThrough = slack != 0.0 || !raysortBvhIsOutside(edges, 0.0);
  }
  if (slack > 0.0)
  {
    edges = RAYSORT_FVEC3(raysortBvhClampedEdge(edges.x, det), raysortBvhClampedEdge(edges.y, det),
                          raysortBvhClampedEdge(edges.z, det));
    det = raysortBvhDet(edges);
  }
  return isThrough && !raysortBvhIsTiny(det) && !raysortBvhIsBeside(state, corners);
}

float raysortBvhDotThree(RAYSORT_FVEC3 a, RAYSORT_FVEC3 b)
{
  precise float sum = (a.x * b.x + a.y * b.y) + a.z * b.z;
  return sum;
}

// Returns t of the triangle's plane, or t unchanged if the ray seems to lie in the plane. If tMin is 0, a t that is
// below 0 by rounding alone becomes 0.
float raysortBvhMeetPlane(RaysortBvhState state, RaysortBvhTriangle read, float t)
{
  RaysortBvhTriangle face = raysortBvhReread(read);
#ifdef RAYSORT_BVH_MOTION
  face.shape = raysortBvhShape(face.a, face.b, face.c); // a plain triangle has none
#endif
  uint corner = face.shape >> RAYSORT_BVH_SHAPE_CORNER_SHIFT & 3u;
  RAYSORT_FVEC3 ab = raysortBvhSide(face.a, face.b), bc = raysortBvhSide(face.b, face.c);
  RAYSORT_FVEC3 ca = raysortBvhSide(face.c, face.a);
  float scale = RAYSORT_AS_FLOAT(face.shape & RAYSORT_BVH_SHAPE_SCALE_MASK), found = t;
  precise RAYSORT_FVEC3 first = (corner == 0u ? ca : corner == 1u ? ab : bc) * scale;
  precise RAYSORT_FVEC3 second = (corner == 0u ? ab : corner == 1u ? bc : ca) * scale;
  precise RAYSORT_FVEC3 left = first.yzx * second.zxy;
  precise RAYSORT_FVEC3 right = first.zxy * second.yzx;
  precise RAYSORT_FVEC3 normal = left - right;
  float along = raysortBvhDotThree(normal, raysortBvhHeading(state));
  if (abs(along) >= 7.523163845262640e-37) // 2^-120
  {
    RAYSORT_FVEC3 a = raysortBvhApproach(state, face).a;
    float distance = raysortBvhDotThree(normal, a);
    precise float quotient = distance * raysortBvhInverse(along);
    precise float product = quotient * raysortBvhDepthScale(state);
    precise RAYSORT_FVEC3 parts = abs(a) * (abs(left) + abs(right));
    precise float slack = ((parts.x + parts.y) + parts.z) * 4.76837158203125e-7; // 8 * 2^-24
    found = product;
    if (product < 0.0 && RAYSORT_AS_UINT(state.tMin) == 0u && abs(distance) <= slack)
      found = 0.0;
  }
  return found;
}

// Returns whether tMin <= t <= best, and t is finite. tMin and best have no sign, so bits can be compared. Floats are
// not compared, because a device may take 2^-149 for 0.
bool raysortBvhIsWithin(float t, float tMin, float best)
{
  uint far = raysortBvhLimit(t);
  bool isBehind = far != RAYSORT_AS_UINT(t) && far != 0u;
  return !isBehind && far < 0x7f800000u && far >= RAYSORT_AS_UINT(tMin) && far <= raysortBvhLimit(best);
}

// Returns bits that differ between the corners on each axis. 0: the triangle lies across this axis.
RAYSORT_UVEC3 raysortBvhUnevenBits(RaysortBvhCorners corners)
{
  RAYSORT_UVEC3 a = RAYSORT_AS_UINT(corners.a), b = RAYSORT_AS_UINT(corners.b), c = RAYSORT_AS_UINT(corners.c);
  return (a ^ b) | (b ^ c);
}

// Sets t, u, v and the hit kind of a triangle that the line goes through. Returns false if t is not in [tMin, best].
// The times of axis k are az, bz and cz, too. The slack of the depth is the same for all axes. It is added after the
// bounds: before them it would take registers.
// Tuning: still axes by selects, without a branch: closest hits 1 to 4 % slower (NVIDIA H100, 2026-11-26)
bool raysortBvhMeetTriangle(RaysortBvhState state, RaysortBvhTriangle face, RaysortBvhCorners corners,
                            RAYSORT_FVEC3 edges, float det, float best, inout RaysortBvhHit hit)
{
  float inverse = raysortBvhInverse(det); // first: edges and det end here
  precise RAYSORT_FVEC3 weights = edges * inverse;
  RAYSORT_FVEC3 r = state.reciprocal;
  precise RAYSORT_FVEC3 timesX = RAYSORT_FVEC3(corners.a.x, corners.b.x, corners.c.x) * r.x;
  precise RAYSORT_FVEC3 timesY = RAYSORT_FVEC3(corners.a.y, corners.b.y, corners.c.y) * r.y;
  precise RAYSORT_FVEC3 timesZ = RAYSORT_FVEC3(corners.a.z, corners.b.z, corners.c.z) * r.z;
  RAYSORT_UVEC3 uneven = raysortBvhUnevenBits(corners);
  bool isFlat = uneven.x == 0u || uneven.y == 0u || uneven.z == 0u;
  float across = uneven.x == 0u ? timesX.x : uneven.y == 0u ? timesY.x : timesZ.x;
  uint axis = raysortBvhAxis(state);
  RAYSORT_FVEC3 depths = axis == 0u ? timesX : axis == 1u ? timesY : timesZ;
  precise float depth = (depths.x * weights.x + depths.y * weights.y) + depths.z * weights.z;
  RaysortBvhInterval x = raysortBvhBetween(timesX), y = raysortBvhBetween(timesY), z = raysortBvhBetween(timesZ);
  float deepest = axis == 0u ? x.most : axis == 1u ? y.most : z.most;
  if ((state.axis & RAYSORT_BVH_STILL) != 0u)
  {
    raysortBvhIgnoreStill(r.x, x);
    raysortBvhIgnoreStill(r.y, y);
    raysortBvhIgnoreStill(r.z, z);
    isFlat = false;
  }
  float from = raysortBvhLarger(raysortBvhLarger(x.first, y.first), z.first);
  float to = raysortBvhSmaller(raysortBvhSmaller(x.last, y.last), z.last);
  precise float slack = deepest * RAYSORT_BVH_ROUNDED;
  precise float first = from - slack;
  precise float last = to + slack;
  float t = isFlat ? across : raysortBvhSmaller(raysortBvhLarger(depth, from), to);
  // A flat interval that ends below 0 says that the ray leaves a flat triangle.
  precise float begin = deepest * -2.44140625e-4; // -2^-12
  precise float reach = deepest * 0.25;
  precise float flatEnd = to * 1.0000019073486328; // 1 + 2^-19
  bool isNear = !isFlat && t <= reach && t >= (last >= 0.0 && from < flatEnd ? begin : 0.0);
  if (isNear || (face.shape & RAYSORT_BVH_SHAPE_THIN_BIT) != 0u)
    t = raysortBvhMeetPlane(state, face, t);
  t = raysortBvhSmaller(raysortBvhLarger(t, first), last);
  hit.t = RAYSORT_AS_FLOAT(raysortBvhLimit(t)); // a hit has t >= 0: this makes 0 of -0 on every driver
  hit.u = weights.y;
  hit.v = weights.z;
  hit.flags = RAYSORT_BVH_HIT_BIT | (det > 0.0 ? RAYSORT_BVH_HIT_KIND_FRONT : RAYSORT_BVH_HIT_KIND_BACK);
  return first <= last && raysortBvhIsWithin(t, state.tMin, best);
}

// Tests a triangle. Sets t, u, v and the hit kind; returns false if there is no hit in [tMin, best]. The signs of a
// thin triangle do not count here; raysortBvhIsThroughRare decides.
bool raysortBvhHitRecord(RaysortBvhState state, RaysortBvhTriangle face, float best, inout RaysortBvhHit hit)
{
  RaysortBvhCorners corners = raysortBvhApproach(state, face);
  RAYSORT_FVEC3 edges = raysortBvhEdges(raysortBvhShearedCorners(state, corners));
  float det = raysortBvhDet(edges);
  uint thin = face.shape & RAYSORT_BVH_SHAPE_THIN_BIT;
  bool isHit = thin != 0u || !raysortBvhHasBothSigns(edges);
  if (isHit)
  {
    if ((thin | (state.axis & RAYSORT_BVH_STILL)) != 0u || raysortBvhIsTiny(det))
      isHit = raysortBvhIsThroughRare(state, face, corners, edges, det);
    if (isHit)
      isHit = raysortBvhMeetTriangle(state, face, corners, edges, det, best, hit);
  }
  return isHit;
}

// Returns whether `a` is before `b` in the order of hits. In one level all instances are equal.
bool raysortBvhIsBefore(RaysortBvhHit a, RaysortBvhHit b)
{
  bool isFirst = a.geometry < b.geometry || (a.geometry == b.geometry && a.primitive < b.primitive);
#ifndef RAYSORT_BVH_ONE_LEVEL
  isFirst = a.instance < b.instance || (a.instance == b.instance && isFirst);
#endif
  return a.t < b.t || (a.t == b.t && isFirst);
}

// Returns whether the ray flags and the any-hit hook accept a candidate.
bool raysortBvhAccepts(RaysortBvhState state, RaysortBvhRay ray, uint recordFlags, RaysortBvhHit hit)
{
  bool isFront = (hit.flags & RAYSORT_BVH_HIT_KIND_MASK) == RAYSORT_BVH_HIT_KIND_FRONT;
  bool isOpaque = (recordFlags & RAYSORT_BVH_OPAQUE_BIT) != 0u;
  if ((state.flags & (RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_NO_OPAQUE_BIT)) != 0u)
    isOpaque = (state.flags & RAYSORT_BVH_RAY_OPAQUE_BIT) != 0u;
  uint culls = (isFront ? RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT : RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT) |
               (isOpaque ? RAYSORT_BVH_RAY_CULL_OPAQUE_BIT : RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT);
  bool accepts = (state.flags & culls) == 0u;
  if (accepts && !isOpaque)
    accepts = RAYSORT_BVH_ANY_HIT(ray, hit);
  return accepts;
}

// Returns whether a record holds a hit in [tMin, best]. hit: the hit, with primitive, geometry and instance.
bool raysortBvhFindsHit(RAYSORT_UVEC2 bvh, RaysortBvhState state, uint record, float best, out RaysortBvhHit hit,
                        out uint recordFlags)
{
  uint i = state.records + RAYSORT_BVH_RECORD_WORDS * record;
  RAYSORT_UVEC4 a = RAYSORT_BVH_LOAD_AT(bvh, i, 0);
  RAYSORT_UVEC4 b = RAYSORT_BVH_LOAD_AT(bvh, i, 1);
  RAYSORT_UVEC4 c = RAYSORT_BVH_LOAD_AT(bvh, i, 2);
  RaysortBvhTriangle face;
  face.a = RAYSORT_AS_FLOAT(a.xyz);
  face.b = RAYSORT_AS_FLOAT(b.xyz);
  face.c = RAYSORT_AS_FLOAT(c.xyz);
  face.shape = c.w;
  face.bvh = bvh;
  face.record = i;
  face.hasRecord = true;
#ifdef RAYSORT_BVH_MOTION
  face.hasRecord = false; // it would be read as it is at time 0
  bool moves = state.motionNodes != 0u;
  // With one level there is no branch, because the loads of time 1 would wait for it. So a structure without motion has
  // time 0, and its records are read twice.
  // Tuning: camera rays 2 %, bounce rays 4 % faster (NVIDIA H100, 2026-11-27)
#ifndef RAYSORT_BVH_ONE_LEVEL
  if (moves)
#endif
  {
    uint later = state.motionRecords + RAYSORT_BVH_MOTION_RECORD_WORDS * record;
    RaysortBvhThree at0, at1;
    at0.a = face.a;
    at0.b = face.b;
    at0.c = face.c;
    RAYSORT_UVEC4 later0 = RAYSORT_BVH_LOAD_AT(bvh, later, 0);
    at1.a = RAYSORT_AS_FLOAT(later0.xyz);
    at1.b = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, later, 1).xyz);
    at1.c = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, later, 2).xyz);
    RaysortBvhThree now = raysortBvhThreeAt(at0, at1, state.time, moves ? later0.w : 1u);
    face.a = now.a;
    face.b = now.b;
    face.c = now.c;
    face.shape = moves ? now.shape : face.shape;
  }
#endif
  hit = raysortBvhMiss(0.0);
  hit.primitive = a.w;
  hit.geometry = b.w & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  hit.instance = 0u;
  recordFlags = b.w >> RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  bool isHit = raysortBvhHitRecord(state, face, best, hit);
#ifndef RAYSORT_BVH_ONE_LEVEL
  hit.instance = state.instance;
  if ((state.flags & RAYSORT_BVH_FLIP_FACING) != 0u)
    hit.flags ^= RAYSORT_BVH_HIT_KIND_FRONT ^ RAYSORT_BVH_HIT_KIND_BACK;
#endif
  return isHit;
}

// Tests a record. best: the closest hit so far. last: if it is a hit, only hits behind it count.
void raysortBvhTryRecord(RAYSORT_UVEC2 bvh, RaysortBvhState state, RaysortBvhRay ray, uint record, RaysortBvhHit last,
                         inout RaysortBvhHit best)
{
  RaysortBvhHit hit;
  uint flags;
  bool counts = raysortBvhFindsHit(bvh, state, record, best.t, hit, flags);
  if (counts)
    counts = raysortBvhIsBefore(hit, best) &&
             ((last.flags & RAYSORT_BVH_HIT_BIT) == 0u || raysortBvhIsBefore(last, hit));
  if (counts)
    counts = raysortBvhAccepts(state, ray, flags, hit);
  if (counts)
    best = hit;
}

// Tests a record on the way to the closest hit, in one level. Until the ray is done, best.flags is 0. best.primitive is
// the number of the record, which has 28 bits, and in bit 31 the lowest bit of the hit kind; of a miss it is
// RAYSORT_BVH_NONE. In the end raysortBvhResolved sets the flags, and reads primitive and geometry from the record.
// Tuning: with primitive and geometry kept, a register each, rays were 1 to 4 % slower, with the flags kept up to 2 %
// (NVIDIA H100, 2026-11-26)
#ifdef RAYSORT_BVH_KEEPS_RECORD
RaysortBvhHit raysortBvhResolved(RAYSORT_UVEC2 bvh, RaysortBvhState state, RaysortBvhHit best)
{
  RaysortBvhHit hit = best;
  if (best.primitive != RAYSORT_BVH_NONE)
  {
    uint i = state.records + RAYSORT_BVH_RECORD_WORDS * (best.primitive & 0x7fffffffu);
    hit.flags = RAYSORT_BVH_HIT_BIT | RAYSORT_BVH_HIT_KIND_FRONT | best.primitive >> 31;
    hit.primitive = RAYSORT_BVH_LOAD_AT(bvh, i, 0).w;
    hit.geometry = RAYSORT_BVH_LOAD_AT(bvh, i, 1).w & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    hit.instance = 0u;
  }
  return hit;
}

void raysortBvhTryClosest(RAYSORT_UVEC2 bvh, RaysortBvhState state, RaysortBvhRay ray, uint record, RaysortBvhHit last,
                          inout RaysortBvhHit best)
{
  RaysortBvhHit hit;
  uint flags;
  bool counts = raysortBvhFindsHit(bvh, state, record, best.t, hit, flags);
  if (counts && hit.t == best.t)
    counts = raysortBvhIsBefore(hit, raysortBvhResolved(bvh, state, best));
  if (counts)
    counts = (last.flags & RAYSORT_BVH_HIT_BIT) == 0u || raysortBvhIsBefore(last, hit);
  if (counts)
    counts = raysortBvhAccepts(state, ray, flags, hit);
  if (counts)
  {
    best.t = hit.t;
    best.u = hit.u;
    best.v = hit.v;
    best.primitive = record | hit.flags << 31;
  }
}
#define RAYSORT_BVH_TRY_CLOSEST raysortBvhTryClosest
#define RAYSORT_BVH_RESOLVE best = raysortBvhResolved(bvh, state, best);
#define RAYSORT_BVH_HAS_HIT (best.primitive != RAYSORT_BVH_NONE)
#else
#define RAYSORT_BVH_TRY_CLOSEST raysortBvhTryRecord
#define RAYSORT_BVH_RESOLVE
#define RAYSORT_BVH_HAS_HIT ((best.flags & RAYSORT_BVH_HIT_BIT) != 0u)
#endif

// ---- instances ----

#ifndef RAYSORT_BVH_ONE_LEVEL
#ifndef RAYSORT_FVEC4
#ifdef RAYSORT_HLSL
#define RAYSORT_FVEC4 float4
#else
#define RAYSORT_FVEC4 vec4
#endif
#endif

float raysortBvhTurned(RAYSORT_FVEC4 row, RAYSORT_FVEC3 part)
{
  precise float sum = (row.x * part.x + row.y * part.y) + row.z * part.z;
  return sum;
}

float raysortBvhMoved(RAYSORT_FVEC4 row, RAYSORT_FVEC3 place)
{
  precise float sum = raysortBvhTurned(row, place) + row.w;
  return sum;
}

// Returns the ray in the space of an instance. i: the first word of the instance's record.
RaysortBvhRay raysortBvhObjectRay(RAYSORT_UVEC2 bvh, uint i, RaysortBvhRay ray)
{
  RAYSORT_FVEC4 x = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 0));
  RAYSORT_FVEC4 y = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 1));
  RAYSORT_FVEC4 z = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 2));
  RaysortBvhRay own = ray;
  own.origin = RAYSORT_FVEC3(raysortBvhMoved(x, ray.origin), raysortBvhMoved(y, ray.origin),
                             raysortBvhMoved(z, ray.origin));
  own.direction = RAYSORT_FVEC3(raysortBvhTurned(x, ray.direction), raysortBvhTurned(y, ray.direction),
                                raysortBvhTurned(z, ray.direction));
  return own;
}

#ifdef RAYSORT_BVH_MOTION
// Returns the ray in the space of an instance. way: from raysortBvhWayAt or raysortBvhWayIn.
RaysortBvhRay raysortBvhObjectRayBy(RaysortBvhRows way, RaysortBvhRay ray)
{
  RaysortBvhRay own = ray;
  own.origin = RAYSORT_FVEC3(raysortBvhMoved(way.x, ray.origin), raysortBvhMoved(way.y, ray.origin),
                             raysortBvhMoved(way.z, ray.origin));
  own.direction = RAYSORT_FVEC3(raysortBvhTurned(way.x, ray.direction), raysortBvhTurned(way.y, ray.direction),
                                raysortBvhTurned(way.z, ray.direction));
  return own;
}
#endif

// Returns the ray flags inside an instance. flags: of the instance.
uint raysortBvhInstanceFlags(uint rayFlags, uint flags)
{
  uint own = rayFlags;
  if ((flags & RAYSORT_BVH_INSTANCE_FACING_CULL_DISABLE_BIT) != 0u)
    own &= ~(RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT | RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT);
  if ((rayFlags & (RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_NO_OPAQUE_BIT)) == 0u)
  {
    if ((flags & RAYSORT_BVH_INSTANCE_FORCE_OPAQUE_BIT) != 0u)
      own |= RAYSORT_BVH_RAY_OPAQUE_BIT;
    else if ((flags & RAYSORT_BVH_INSTANCE_FORCE_NO_OPAQUE_BIT) != 0u)
      own |= RAYSORT_BVH_RAY_NO_OPAQUE_BIT;
  }
  return (flags & RAYSORT_BVH_INSTANCE_FLIP_FACING_BIT) != 0u ? own | RAYSORT_BVH_FLIP_FACING : own;
}

bool raysortBvhSkips(uint type, uint rayFlags)
{
  uint skip = type == RAYSORT_BVH_BOXES ? RAYSORT_BVH_RAY_SKIP_BOXES_BIT : RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT;
  return (rayFlags & skip) != 0u;
}

// Changes the state to the structure of instances, but not yet to a grid in it. Quotients may be a little off here,
// because this level has no triangles.
void raysortBvhEnterAbove(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, inout RaysortBvhState state)
{
  RAYSORT_UVEC4 places = RAYSORT_BVH_LOAD(bvh, 2u);
  RAYSORT_FVEC3 d = ray.direction;
  d.x = abs(d.x) >= 8.67361737988403547e-19 ? d.x : d.x < 0.0 ? -8.67361737988403547e-19 : 8.67361737988403547e-19;
  d.y = abs(d.y) >= 8.67361737988403547e-19 ? d.y : d.y < 0.0 ? -8.67361737988403547e-19 : 8.67361737988403547e-19;
  d.z = abs(d.z) >= 8.67361737988403547e-19 ? d.z : d.z < 0.0 ? -8.67361737988403547e-19 : 8.67361737988403547e-19;
  state.origin = ray.origin;
  state.reciprocal = RAYSORT_FVEC3(1.0 / d.x, 1.0 / d.y, 1.0 / d.z); // 2^-60 and more: in range
  state.tMin = (RAYSORT_AS_UINT(ray.tMin) & 0x80000000u) == 0u ? ray.tMin : 0.0;
  state.flags = rayFlags;
  state.axis = RAYSORT_BVH_FRAME_MASK << RAYSORT_BVH_FRAME_SHIFT;
  state.records = places.x;
  state.bvh = bvh;
  state.instance = RAYSORT_BVH_NONE;
  state.leave = RAYSORT_BVH_NONE;
#ifdef RAYSORT_BVH_MOTION
  raysortBvhEnterMotion(bvh, state);
#endif
}

// Enters the structure that a ray begins in. Returns its root, or RAYSORT_BVH_EMPTY.
uint raysortBvhEnterFirst(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, inout RaysortBvhState state)
{
  uint type = RAYSORT_BVH_LOAD(bvh, 3u).y;
  uint flags = rayFlags & ~RAYSORT_BVH_FLIP_FACING;
  uint reference = RAYSORT_BVH_EMPTY;
  state.bvh = bvh;
  state.instance = 0u;
  state.leave = RAYSORT_BVH_NONE;
  if (type == RAYSORT_BVH_INSTANCES)
  {
    raysortBvhEnterAbove(bvh, ray, flags, state);
    reference = raysortBvhEnterGrid(bvh, 0u, state);
  }
  else if (!raysortBvhSkips(type, rayFlags))
    reference = raysortBvhBegin(bvh, ray, flags, state);
  return reference;
}

// Enters an instance. Returns the root of its structure. If the ray skips the instance, returns RAYSORT_BVH_EMPTY and
// leaves the state unchanged. With motion a ray that the mask lets in may get RAYSORT_BVH_RESTORE_TAG: the ray skips
// the instance, and the state is lost. So no register keeps it while the transform is computed.
uint raysortBvhEnterInstance(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask, uint instance, bool isAny,
                             inout RaysortBvhState state)
{
  uint i = state.records + RAYSORT_BVH_INSTANCE_WORDS * instance;
  RAYSORT_UVEC4 about = RAYSORT_BVH_LOAD_AT(bvh, i, 3);
#ifdef RAYSORT_BVH_MOTION
  if ((about.z >> 24 & mask) == 0u)
    return RAYSORT_BVH_EMPTY; // the state is unchanged
  uint m = state.motionNodes != 0u ? state.motionRecords + RAYSORT_BVH_MOTION_INSTANCE_WORDS * instance : 0u;
  RaysortBvhRows way = raysortBvhWayAt(bvh, i, m, state.time, isAny);
  RaysortBvhRay own = raysortBvhObjectRayBy(way, ray);
#else
  RaysortBvhRay own = raysortBvhObjectRay(bvh, i, ray); // before the mask is tested: no load waits for another load
#endif
  RAYSORT_UVEC2 below = RAYSORT_BVH_BELOW(about.xy);
  uint reference = RAYSORT_BVH_EMPTY;
  if ((about.z >> 24 & mask) != 0u RAYSORT_BVH_AND_THERE && raysortBvhIsAlive(own))
  {
    if (!raysortBvhSkips(RAYSORT_BVH_LOAD(below, 3u).y, rayFlags))
    {
      state.bvh = below;
      state.instance = instance;
      reference = raysortBvhBegin(below, own, raysortBvhInstanceFlags(rayFlags, about.w >> 24), state);
    }
  }
#ifdef RAYSORT_BVH_MOTION
  if (reference == RAYSORT_BVH_EMPTY)
    reference = RAYSORT_BVH_RESTORE_TAG;
#endif
  return reference;
}

// Returns the record offset of a hit's instance; 0 in a structure without instances.
uint raysortBvhOffset(RAYSORT_UVEC2 bvh, RaysortBvhHit hit)
{
  uint found = 0u;
  if (RAYSORT_BVH_LOAD(bvh, 3u).y == RAYSORT_BVH_INSTANCES)
  {
    uint i = RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * hit.instance;
    found = RAYSORT_BVH_LOAD_AT(bvh, i, 3).w & 0x00ffffffu;
  }
  return found;
}
#endif

// ---- boxes ----

#ifdef RAYSORT_BVH_PROCEDURAL
// Asks the procedural hook about a box. bvh: the structure that the ray began in; here: the structure that it is in.
void raysortBvhTryBox(RAYSORT_UVEC2 bvh, RAYSORT_UVEC2 here, RaysortBvhState state, RaysortBvhRay ray, uint record,
                      RaysortBvhHit last, inout RaysortBvhHit best)
{
  uint i = state.records + RAYSORT_BVH_BOX_WORDS * record;
  uint primitive = RAYSORT_BVH_LOAD_AT(here, i, 0).w;
  uint flags = RAYSORT_BVH_LOAD_AT(here, i, 1).w;
  RaysortBvhRay own = ray;
  RaysortBvhHit hit = raysortBvhMiss(0.0);
  hit.primitive = primitive;
  hit.geometry = flags & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  hit.instance = 0u;
#ifndef RAYSORT_BVH_ONE_LEVEL
  hit.instance = state.instance;
#ifdef RAYSORT_BVH_MOTION
  if (state.leave != RAYSORT_BVH_NONE)
    own = raysortBvhObjectRayBy(raysortBvhWayIn(bvh, state.instance, state.time), ray);
#else
  if (state.leave != RAYSORT_BVH_NONE)
    own = raysortBvhObjectRay(bvh, RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * state.instance, ray);
#endif
#endif
  own.tMin = state.tMin;
  own.tMax = best.t;
  bool counts = RAYSORT_BVH_PROCEDURAL(own, hit);
  if (counts)
    counts = hit.t >= state.tMin && hit.t <= best.t && hit.t <= 3.402823466e38;
  hit.material = 0u;
  hit.flags = (hit.flags & RAYSORT_BVH_HIT_KIND_MASK) | RAYSORT_BVH_HIT_BIT;
  state.flags &= ~(RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT | RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT); // boxes have no sides
  if (counts)
    counts = raysortBvhIsBefore(hit, best) &&
             ((last.flags & RAYSORT_BVH_HIT_BIT) == 0u || raysortBvhIsBefore(last, hit));
  if (counts)
    counts = raysortBvhAccepts(state, ray, flags >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, hit);
  if (counts)
  {
    best = hit;
    RAYSORT_BVH_KEEP(hit);
  }
}
#endif

// ---- nodes ----

#define RAYSORT_BVH_MISSED 0xffffffffu
#ifdef RAYSORT_BVH_MOTION
#define RAYSORT_BVH_LATER_PARAMETER RAYSORT_UVEC3 later,
#define RAYSORT_BVH_LATER_ARGUMENT later,
#define RAYSORT_BVH_LATER(part) RAYSORT_UVEC3(laterX.part, laterY.part, laterZ.part),
#else
#define RAYSORT_BVH_LATER_PARAMETER
#define RAYSORT_BVH_LATER_ARGUMENT
#define RAYSORT_BVH_LATER(part)
#endif

// Returns whether the ray meets the box of a child. from: the bits of t where the ray enters the box. limit: the bits
// of the closest t so far. Neither tMin nor the limit has a sign, so floats can be compared as integers, which takes
// fewer instructions. later: the child's numbers at time 1. Cells times both weights are computed once for four
// children.
bool raysortBvhMeets(RaysortBvhState state, RAYSORT_UVEC4 child, RAYSORT_BVH_LATER_PARAMETER uint limit, out uint from)
{
  RAYSORT_FVEC3 extent = RAYSORT_AS_FLOAT(child.xyz);
  RAYSORT_FVEC3 centre = RAYSORT_FVEC3(float(child.x & 0xffffu), float(child.y & 0xffffu), float(child.z & 0xffffu));
  RAYSORT_FVEC3 size = abs(state.reciprocal);
  RAYSORT_FVEC3 enlarged = RAYSORT_FVEC3(state.slack, state.slack, state.slack);
#ifdef RAYSORT_BVH_MOTION
  RAYSORT_FVEC3 then = RAYSORT_FVEC3(float(later.x & 0xffffu), float(later.y & 0xffffu), float(later.z & 0xffffu));
#ifdef RAYSORT_BVH_ONE_LEVEL
  float weight = state.time, before = 1.0 - weight;
#else
  float weight = state.motionNodes != 0u ? state.time : 0.0, before = 1.0 - weight;
#endif
  RAYSORT_FVEC3 cellBefore = state.cell * before, cellThen = state.cell * weight;
  RAYSORT_FVEC3 middle = RAYSORT_FMA(then, cellThen, RAYSORT_FMA(centre, cellBefore, state.offset));
  enlarged = RAYSORT_FMA(RAYSORT_AS_FLOAT(later), RAYSORT_FVEC3(weight, weight, weight), enlarged);
  enlarged = RAYSORT_FMA(extent, RAYSORT_FVEC3(before, before, before), enlarged);
#else
  RAYSORT_FVEC3 middle = RAYSORT_FMA(centre, state.cell, state.offset);
  enlarged = extent + enlarged;
#endif
  RAYSORT_FVEC3 near = RAYSORT_FMA(-enlarged, size, middle);
  RAYSORT_FVEC3 far = RAYSORT_FMA(enlarged, size, middle);
  int first = max(RAYSORT_AS_INT(near.x), max(RAYSORT_AS_INT(near.y), RAYSORT_AS_INT(near.z)));
  int last = min(RAYSORT_AS_INT(far.x), min(RAYSORT_AS_INT(far.y), RAYSORT_AS_INT(far.z)));
  first = max(first, RAYSORT_AS_INT(state.tMin));
  last = min(last, int(limit));
  from = uint(first);
  return first <= last;
}

// Returns the sort key of a child, or RAYSORT_BVH_MISSED. The high bits are t where the ray enters the box, rounded
// down. The low bits are the child's number in its node: of equal children, the last one is visited first.
uint raysortBvhKey(RaysortBvhState state, RAYSORT_UVEC4 child, RAYSORT_BVH_LATER_PARAMETER uint limit, uint slot)
{
  uint from;
  bool meets = raysortBvhMeets(state, child, RAYSORT_BVH_LATER_ARGUMENT limit, from);
  return meets ? (from & ~3u) | (3u - slot) : RAYSORT_BVH_MISSED;
}

void raysortBvhSort(inout uint a, inout uint b)
{
  uint lower = min(a, b);
  b = max(a, b);
  a = lower;
}

bool raysortBvhIsInner(uint reference)
{
  return (reference & RAYSORT_BVH_LEAF_BIT) == 0u;
}

bool raysortBvhIsLeaf(uint reference)
{
  return (reference & 0xc0000000u) == RAYSORT_BVH_LEAF_BIT;
}

bool raysortBvhIsRestore(uint reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_RESTORE_TAG;
}

// Returns the leaf without its first record; RAYSORT_BVH_EMPTY if that was the last.
uint raysortBvhAdvance(uint leaf)
{
  bool hasMore = (leaf >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3u) != 0u;
  return hasMore ? leaf - RAYSORT_BVH_LEAF_FIRST_MASK : RAYSORT_BVH_EMPTY;
}

// Enters a frame, or goes back to one. Returns the next reference; RAYSORT_BVH_EMPTY on the way back.
uint raysortBvhEnterFrame(RAYSORT_UVEC2 bvh, uint reference, inout RaysortBvhState state)
{
  uint frame = reference & RAYSORT_BVH_FRAME_MASK;
  uint i = 0u;
  state.axis = (state.axis & 15u) | frame << RAYSORT_BVH_FRAME_SHIFT;
  if (frame != RAYSORT_BVH_FRAME_MASK) // frames are rare: no register keeps where they begin
    i = RAYSORT_BVH_LOAD(bvh, 2u).y + RAYSORT_BVH_FRAME_WORDS * frame;
  uint node = raysortBvhEnterGrid(bvh, i, state);
  return raysortBvhIsRestore(reference) ? RAYSORT_BVH_EMPTY : node;
}

// Returns whether the reference is a leaf of one box or one instance.
bool raysortBvhIsItem(uint reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_ITEM_TAG;
}

// ---- the loops ----

// The steps are macros, because some compilers copy an array that is passed to a function. They use the variables
// reference, stack and top, two levels also overflow, and the children a to d of a node. raysort_bvh_stream.glsl uses
// them too.
// Tuning: with the overflow in a register of its own one level 1 to 3 % slower (NVIDIA H100, 2026-11-26)
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_OVERFLOW_VARIABLE
#define RAYSORT_BVH_NO_OVERFLOW state.axis = 0u
#define RAYSORT_BVH_OVERFLOW state.axis |= RAYSORT_BVH_OVERFLOWED
#define RAYSORT_BVH_OVERFLOW_FLAG \
  ((state.axis & RAYSORT_BVH_OVERFLOWED) != 0u ? RAYSORT_BVH_STACK_OVERFLOW_BIT : 0u)
#else
#define RAYSORT_BVH_OVERFLOW_VARIABLE uint overflow = 0u;
#define RAYSORT_BVH_NO_OVERFLOW overflow = 0u
#define RAYSORT_BVH_OVERFLOW overflow = RAYSORT_BVH_STACK_OVERFLOW_BIT
#define RAYSORT_BVH_OVERFLOW_FLAG overflow
#endif
#define RAYSORT_BVH_ENTRIES (RAYSORT_BVH_STACK + 3) // overflow is tested after up to 3 children were pushed
#define RAYSORT_BVH_COUNT                      \
  if (top > uint(RAYSORT_BVH_STACK))           \
  {                                            \
    top = uint(RAYSORT_BVH_STACK);             \
    RAYSORT_BVH_OVERFLOW;                      \
  }
#define RAYSORT_BVH_CHILD(key) ((key & 2u) != 0u ? ((key & 1u) != 0u ? a.w : b.w) : ((key & 1u) != 0u ? c.w : d.w))
// Takes a child that the ray meets, for any hits. `next` waits then, if there is one. It is stored without a branch: if
// it does not wait, it lies above the top, where nobody reads it.
// Tuning: any hits are up to 4 % faster than with a branch, but not on terrains or among instances that turn. Closest
// hits, stored so, would be 1 to 9 % slower (NVIDIA H100, 2026-11-27)
#define RAYSORT_BVH_TAKE(child, part)                                                                  \
  {                                                                                                    \
    bool meets = raysortBvhMeets(state, child, RAYSORT_BVH_LATER(part) raysortBvhLimit(best.t), from); \
    stack[top] = next;                                                                                 \
    top += meets && next != RAYSORT_BVH_EMPTY ? 1u : 0u;                                               \
    next = meets ? child.w : next;                                                                     \
  }
#define RAYSORT_BVH_CHILDREN                                                   \
  RAYSORT_UVEC4 a = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 0);     \
  RAYSORT_UVEC4 b = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 1);     \
  RAYSORT_UVEC4 c = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 2);     \
  RAYSORT_UVEC4 d = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 3);     \
  RAYSORT_BVH_CHILDREN_LATER
// The children at time 1. Without motion the first words of the header are read, because a load needs an address. None
// of them is a NaN as a float, so their weight 0 makes them 0.
// Tuning: with a select for each number, or a branch around the loads, camera rays 8 % slower (NVIDIA H100, 2026-11-27)
#ifdef RAYSORT_BVH_MOTION
#define RAYSORT_BVH_CHILDREN_LATER                                             \
  uint laterWord = 0u;                                                         \
  if (state.motionNodes != 0u)                                                 \
    laterWord = state.motionNodes + RAYSORT_BVH_MOTION_NODE_WORDS * reference; \
  RAYSORT_UVEC4 laterX = RAYSORT_BVH_LOAD_AT(RAYSORT_BVH_HERE, laterWord, 0);  \
  RAYSORT_UVEC4 laterY = RAYSORT_BVH_LOAD_AT(RAYSORT_BVH_HERE, laterWord, 1);  \
  RAYSORT_UVEC4 laterZ = RAYSORT_BVH_LOAD_AT(RAYSORT_BVH_HERE, laterWord, 2);
#else
#define RAYSORT_BVH_CHILDREN_LATER
#endif

// A box: asks the procedural hook.
#ifdef RAYSORT_BVH_PROCEDURAL
#define RAYSORT_BVH_TRY_BOX \
  raysortBvhTryBox(bvh, RAYSORT_BVH_HERE, state, ray, reference & RAYSORT_BVH_FRAME_MASK, last, best);
#else
#define RAYSORT_BVH_TRY_BOX
#endif

// An instance: `goesOn` becomes the root of its structure, and `token`, the way back, goes onto the stack. If the
// instance is skipped, `goesOn` becomes RAYSORT_BVH_EMPTY. There is no way back if nothing waits above.
// Tuning: without that way back any hits among 1,000 instances were up to 7 % faster (NVIDIA H200, 2026-11-23)
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_IS_INSTANCE false
#define RAYSORT_BVH_TRY_INSTANCE(goesOn, token, isAny)
#define RAYSORT_BVH_LEAVE
#else
#define RAYSORT_BVH_IS_INSTANCE (state.instance == RAYSORT_BVH_NONE)
// A ray that lost the state of the level above goes back there at once.
#ifdef RAYSORT_BVH_MOTION
#define RAYSORT_BVH_GO_BACK(goesOn)                                                                         \
  if (raysortBvhIsRestore(goesOn))                                                                            \
  {                                                                                                           \
    state.leave = top;                                                                                        \
    goesOn = frame;                                                                                           \
  }                                                                                                           \
  else
#else
#define RAYSORT_BVH_GO_BACK(goesOn)
#endif
#define RAYSORT_BVH_TRY_INSTANCE(goesOn, token, isAny)                                                        \
  if (top < uint(RAYSORT_BVH_STACK))                                                                          \
  {                                                                                                           \
    uint frame = RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state);                                            \
    goesOn = raysortBvhEnterInstance(bvh, RAYSORT_BVH_RELOAD(ray), rayFlags, mask,                            \
                                     reference & RAYSORT_BVH_FRAME_MASK, isAny, state);                       \
    RAYSORT_BVH_GO_BACK(goesOn)                                                                             \
    if (goesOn != RAYSORT_BVH_EMPTY)                                                                          \
    {                                                                                                         \
      state.leave = top > 0u ? top : RAYSORT_BVH_NO_WAY_BACK;                                                 \
      if (top > 0u) /* else nothing waits above */                                                            \
        stack[top++] = token;                                                                                 \
    }                                                                                                         \
  }                                                                                                           \
  else                                                                                                        \
  {                                                                                                           \
    RAYSORT_BVH_OVERFLOW;                                                                                     \
    goesOn = RAYSORT_BVH_EMPTY;                                                                               \
  }
#define RAYSORT_BVH_LEAVE                                                      \
  if (raysortBvhIsRestore(reference) && top == state.leave)                    \
    raysortBvhEnterAbove(bvh, RAYSORT_BVH_RELOAD(ray), rayFlags, state);
#endif

#if defined(RAYSORT_BVH_ONE_LEVEL) && !defined(RAYSORT_BVH_PROCEDURAL)
#define RAYSORT_BVH_STEP_ITEM
#define RAYSORT_BVH_STEP_ITEM_ANY
#else
#define RAYSORT_BVH_STEP_ITEM                                                                               \
  else if (raysortBvhIsItem(reference))                                                                     \
  {                                                                                                         \
    if (RAYSORT_BVH_IS_INSTANCE)                                                                            \
    {                                                                                                       \
      RAYSORT_BVH_TRY_INSTANCE(reference, RAYSORT_UVEC2(frame, 0u), false)                                  \
    }                                                                                                       \
    else                                                                                                    \
    {                                                                                                       \
      RAYSORT_BVH_TRY_BOX                                                                                   \
      reference = RAYSORT_BVH_EMPTY;                                                                        \
      if ((best.flags & RAYSORT_BVH_HIT_BIT) != 0u && (rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT) != 0u) \
        top = 0u;                                                                                           \
    }                                                                                                       \
  }
#define RAYSORT_BVH_STEP_ITEM_ANY                                                                           \
  if (raysortBvhIsItem(reference))                                                                          \
  {                                                                                                         \
    if (RAYSORT_BVH_IS_INSTANCE)                                                                            \
    {                                                                                                       \
      RAYSORT_BVH_TRY_INSTANCE(next, frame, true)                                                           \
    }                                                                                                       \
    else                                                                                                    \
    {                                                                                                       \
      RAYSORT_BVH_TRY_BOX                                                                                   \
      RAYSORT_BVH_STOP_ANY                                                                                  \
    }                                                                                                       \
  }                                                                                                         \
  else
#endif

// The closest t has no sign while a closest hit is sought. A miss gives the tMax of the ray, which may be -0; tMax is
// then read again. A hook for boxes may find t = -0, so code with this hook removes the sign at each node.
// Tuning: with the sign removed at each node 1 % slower, 1,000 instances 1 to 2 % (NVIDIA H100, 2026-11-26)
#ifdef RAYSORT_BVH_PROCEDURAL
#define RAYSORT_BVH_CLOSEST_LIMIT raysortBvhLimit(best.t)
#define RAYSORT_BVH_DROP_SIGN
#define RAYSORT_BVH_IS_SIGN_LOST false
#else
#define RAYSORT_BVH_CLOSEST_LIMIT RAYSORT_AS_UINT(best.t)
#define RAYSORT_BVH_DROP_SIGN                    \
  if (RAYSORT_AS_UINT(best.t) == 0x80000000u)    \
    best.t = 0.0;
#define RAYSORT_BVH_IS_SIGN_LOST ((best.flags & RAYSORT_BVH_HIT_BIT) == 0u && best.t == 0.0)
#endif

// A node, in order: the nearest child comes first, the other children wait on the stack with their keys.
#define RAYSORT_BVH_VISIT                                                             \
  {                                                                                   \
    uint limit = RAYSORT_BVH_CLOSEST_LIMIT;                                           \
    RAYSORT_BVH_CHILDREN                                                              \
    uint k0 = raysortBvhKey(state, a, RAYSORT_BVH_LATER(x) limit, 0u);                \
    uint k1 = raysortBvhKey(state, b, RAYSORT_BVH_LATER(y) limit, 1u);                \
    uint k2 = raysortBvhKey(state, c, RAYSORT_BVH_LATER(z) limit, 2u);                \
    uint k3 = raysortBvhKey(state, d, RAYSORT_BVH_LATER(w) limit, 3u);                \
    raysortBvhSort(k0, k1);                                                           \
    raysortBvhSort(k2, k3);                                                           \
    raysortBvhSort(k0, k2);                                                           \
    raysortBvhSort(k1, k3);                                                           \
    raysortBvhSort(k1, k2);                                                           \
    if (k3 != RAYSORT_BVH_MISSED)                                                     \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k3), k3);                        \
    if (k2 != RAYSORT_BVH_MISSED)                                                     \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k2), k2);                        \
    if (k1 != RAYSORT_BVH_MISSED)                                                     \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k1), k1);                        \
    reference = k0 != RAYSORT_BVH_MISSED ? RAYSORT_BVH_CHILD(k0) : RAYSORT_BVH_EMPTY; \
    RAYSORT_BVH_COUNT                                                                 \
  }

// A step that is no node: tests one triangle, asks about a box, enters an instance, enters a frame, or goes back.
#define RAYSORT_BVH_STEP                                                                        \
  if (raysortBvhIsLeaf(reference))                                                              \
  {                                                                                             \
    RAYSORT_BVH_TRY_CLOSEST(RAYSORT_BVH_HERE, state, ray, reference & RAYSORT_BVH_LEAF_FIRST_MASK, last, best); \
    reference = raysortBvhAdvance(reference);                                                   \
    if (RAYSORT_BVH_HAS_HIT && (rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT) != 0u)   \
    {                                                                                           \
      reference = RAYSORT_BVH_EMPTY;                                                            \
      top = 0u;                                                                                 \
    }                                                                                           \
  }                                                                                             \
  RAYSORT_BVH_STEP_ITEM                                                                         \
  else if (raysortBvhIsRestore(reference) || top < uint(RAYSORT_BVH_STACK))                     \
  {                                                                                             \
    RAYSORT_BVH_LEAVE                                                                           \
    if (!raysortBvhIsRestore(reference) && top > 0u) /* else nothing waits above */             \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state), 0u); /* key 0: always popped */ \
    reference = raysortBvhEnterFrame(RAYSORT_BVH_HERE, reference, state);                       \
  }                                                                                             \
  else /* no room for the way back: the frame is not entered */                                 \
  {                                                                                             \
    RAYSORT_BVH_OVERFLOW;                                                  \
    reference = RAYSORT_BVH_EMPTY;                                                              \
  }

#define RAYSORT_BVH_POP                                                                         \
  while (reference == RAYSORT_BVH_EMPTY && top > 0u)                                            \
  {                                                                                             \
    --top;                                                                                      \
    if (stack[top].y <= (RAYSORT_BVH_CLOSEST_LIMIT | 3u))                                       \
      reference = stack[top].x;                                                                 \
  }

// A node, for any hit: the first child comes first, without sorting. `next` is the next reference; before, it is
// RAYSORT_BVH_EMPTY. So nothing waits when the last child is met, and three entries above the stack are enough.
#define RAYSORT_BVH_VISIT_ANY                                                                   \
  {                                                                                             \
    uint from;                                                                                  \
    RAYSORT_BVH_CHILDREN                                                                        \
    if (raysortBvhMeets(state, d, RAYSORT_BVH_LATER(w) raysortBvhLimit(best.t), from))          \
      next = d.w;                                                                               \
    RAYSORT_BVH_TAKE(c, z)                                                                      \
    RAYSORT_BVH_TAKE(b, y)                                                                      \
    RAYSORT_BVH_TAKE(a, x)                                                                      \
    RAYSORT_BVH_COUNT                                                                           \
  }

// A step that is neither a node nor a leaf of triangles: a box, an instance, the entry into a frame, or the way back.
// Tuning: if nothing waits above a frame, there is no way back: any hits of a scene with two frames 2 to 4 % faster
// (NVIDIA H200, 2026-11-27)
#define RAYSORT_BVH_STEP_AWAY_ANY                                                               \
  RAYSORT_BVH_STEP_ITEM_ANY                                                                     \
  if (raysortBvhIsRestore(reference) || top < uint(RAYSORT_BVH_STACK))                          \
  {                                                                                             \
    RAYSORT_BVH_LEAVE                                                                           \
    if (!raysortBvhIsRestore(reference) && top > 0u) /* else nothing waits above */             \
      stack[top++] = RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state);                          \
    next = raysortBvhEnterFrame(RAYSORT_BVH_HERE, reference, state);                            \
  }                                                                                             \
  else                                                                                          \
    RAYSORT_BVH_OVERFLOW;

#define RAYSORT_BVH_STEP_ANY                                                                    \
  if (raysortBvhIsLeaf(reference))                                                              \
  {                                                                                             \
    raysortBvhTryRecord(RAYSORT_BVH_HERE, state, ray, reference & RAYSORT_BVH_LEAF_FIRST_MASK, last, best); \
    next = raysortBvhAdvance(reference);                                                        \
    RAYSORT_BVH_STOP_ANY                                                                        \
  }                                                                                             \
  else                                                                                          \
  {                                                                                             \
    RAYSORT_BVH_STEP_AWAY_ANY                                                                   \
  }

#define RAYSORT_BVH_STOP_ANY                    \
  if ((best.flags & RAYSORT_BVH_HIT_BIT) != 0u) \
  {                                             \
    next = RAYSORT_BVH_EMPTY;                   \
    top = 0u;                                   \
  }

#define RAYSORT_BVH_POP_ANY                       \
  reference = next;                               \
  if (reference == RAYSORT_BVH_EMPTY && top > 0u) \
    reference = stack[--top];

// Begins a ray: `reference` becomes the root, or RAYSORT_BVH_EMPTY if the ray is dead.
#if !defined(RAYSORT_BVH_ONE_LEVEL)
#define RAYSORT_BVH_ROOT                                           \
  if (raysortBvhIsAlive(ray) RAYSORT_BVH_AND_TIME)                 \
    reference = raysortBvhEnterFirst(bvh, ray, rayFlags, state);
#elif defined(RAYSORT_BVH_PROCEDURAL)
#define RAYSORT_BVH_ROOT                                                 \
  uint skip = RAYSORT_BVH_LOAD(bvh, 3u).y == RAYSORT_BVH_BOXES           \
                  ? RAYSORT_BVH_RAY_SKIP_BOXES_BIT                       \
                  : RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT;                  \
  if (raysortBvhIsAlive(ray) RAYSORT_BVH_AND_TIME && (rayFlags & skip) == 0u) \
    reference = raysortBvhBegin(bvh, ray, rayFlags, state);
#else
#define RAYSORT_BVH_ROOT                                                               \
  if (raysortBvhIsAlive(ray) RAYSORT_BVH_AND_TIME && (rayFlags & RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT) == 0u) \
    reference = raysortBvhBegin(bvh, ray, rayFlags, state);
#endif
#define RAYSORT_BVH_BEGIN                                                                            \
  best = raysortBvhMiss(ray.tMax);                                                                   \
  reference = RAYSORT_BVH_EMPTY;                                                                     \
  top = 0u;                                                                                          \
  RAYSORT_BVH_NO_OVERFLOW;                                                                           \
  RAYSORT_BVH_SET_TIME                                                                               \
  RAYSORT_BVH_ROOT

// Ends a ray.
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_FINISH
#else
#define RAYSORT_BVH_FINISH                       \
  if (isHit)                                     \
    best.material = raysortBvhOffset(bvh, best);
#endif
#define RAYSORT_BVH_END                                  \
  bool isHit = (best.flags & RAYSORT_BVH_HIT_BIT) != 0u; \
  RAYSORT_BVH_FINISH                                     \
  hit = best;                                            \
  hit.flags |= RAYSORT_BVH_OVERFLOW_FLAG;

// Traces in order. A turn of the loop visits up to RAYSORT_BVH_NODE_TURNS nodes. Then it tests triangles until the
// thread is at a node again, or done. With two levels and without motion a turn is one node or one triangle.
// Tuning (NVIDIA H100, 2026-11-27): against turns of one node or one triangle, camera rays are 2 to 13 % faster in one
// level, 5 % with motion, and 18 % among instances that turn. With 2 or 8 nodes a turn they are 1 to 3 % slower than
// with 4. Bounce rays among instances that stand still would be 5 % slower than with one node or one triangle, and so
// would bounce rays with such loops in raysort_bvh_stream.glsl.
#define RAYSORT_BVH_NODE_TURNS 4u
#if defined(RAYSORT_BVH_ONE_LEVEL) || defined(RAYSORT_BVH_MOTION)
#define RAYSORT_BVH_HAS_TURNS
#endif
bool raysortBvhTrace(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, RAYSORT_BVH_TIME_PARAMETER uint rayFlags,
                     RAYSORT_BVH_MASK_PARAMETER RaysortBvhHit last, out RaysortBvhHit hit)
{
  RAYSORT_UVEC2 stack[RAYSORT_BVH_ENTRIES]; // reference, key
  RaysortBvhState state;
  RaysortBvhHit best;
  RAYSORT_BVH_OVERFLOW_VARIABLE
  uint reference, top;
  RAYSORT_BVH_BEGIN
  RAYSORT_BVH_DROP_SIGN
  while (reference != RAYSORT_BVH_EMPTY)
  {
#ifdef RAYSORT_BVH_HAS_TURNS
    for (uint turn = 0u; turn < RAYSORT_BVH_NODE_TURNS && raysortBvhIsInner(reference); ++turn)
    {
      RAYSORT_BVH_VISIT
      RAYSORT_BVH_POP
    }
    while (reference != RAYSORT_BVH_EMPTY && !raysortBvhIsInner(reference))
    {
      RAYSORT_BVH_STEP
      RAYSORT_BVH_POP
    }
#else
    if (raysortBvhIsInner(reference))
      RAYSORT_BVH_VISIT
    else
      RAYSORT_BVH_STEP
    RAYSORT_BVH_POP
#endif
  }
  RAYSORT_BVH_RESOLVE
  if (RAYSORT_BVH_IS_SIGN_LOST)
    best.t = RAYSORT_BVH_AGAIN(ray).tMax;
  RAYSORT_BVH_END
  return isHit;
}

// Traces without an order. hit: the first hit that was met. In one level an inner loop goes down to a leaf, and another
// one through the leaf. With two levels each turn of the loop is a node or one triangle.
// Tuning: with inner loops long rays were 23 % faster in Sponza, 14 % slower among instances (NVIDIA H200, 2026-11-23)
bool raysortBvhTraceAny(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, RAYSORT_BVH_TIME_PARAMETER uint rayFlags,
                        RAYSORT_BVH_MASK_PARAMETER out RaysortBvhHit hit)
{
  uint stack[RAYSORT_BVH_ENTRIES];
  RaysortBvhState state;
  RaysortBvhHit best, last = raysortBvhMiss(0.0);
  RAYSORT_BVH_OVERFLOW_VARIABLE
  uint reference, top;
  RAYSORT_BVH_BEGIN
  while (reference != RAYSORT_BVH_EMPTY)
  {
#ifdef RAYSORT_BVH_ONE_LEVEL
    while (raysortBvhIsInner(reference))
#else
    if (raysortBvhIsInner(reference))
#endif
    {
      uint next = RAYSORT_BVH_EMPTY;
      RAYSORT_BVH_VISIT_ANY
      RAYSORT_BVH_POP_ANY
    }
#ifdef RAYSORT_BVH_ONE_LEVEL
    while (reference != RAYSORT_BVH_EMPTY && !raysortBvhIsInner(reference))
#else
    else
#endif
    {
      uint next = RAYSORT_BVH_EMPTY;
      RAYSORT_BVH_STEP_ANY
      RAYSORT_BVH_POP_ANY
    }
  }
  RAYSORT_BVH_END
  return isHit;
}

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

// Finds the first hit behind `last` in the order (t, instance, geometry, primitive); the closest hit if `last` is a
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

// Tests a triangle as the traces do, for procedural hooks. Returns false if there is no hit in tMin .. tMax of the ray;
// hit is then unchanged. Else t, u, v and flags are set.
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
