// raysort_bvh.glsl - rays through a structure, of one level or two: the closest hit, any hit, the next hit.
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. No extension of its own. raysort_bvh_shared.h says what rays, hits, flags and structures are, and by
// which arithmetic hits are those of raysortBvhTraceOnHost to the bit. Define before the include:
//   RAYSORT_BVH_LOAD(bvh, i)       -> uvec4 (uint4), 16-byte word i of the structure `bvh`, a uvec2 (uint2) that only
//                                  this hook looks into: an address, a number of a buffer, an offset
// or, GLSL only, include raysort_bvh_address.glsl. Optional:
//   RAYSORT_BVH_ONE_LEVEL          no structures of instances: faster
//   RAYSORT_BVH_BELOW(reference)   -> uvec2, the `bvh` of a structure that an instance names by `reference`, a uvec2:
//                                  low and high word of its reference less the `base` of the build. Without: as it is
//   RAYSORT_BVH_PROCEDURAL(ray, hit) -> bool, asked at boxes that the ray may meet, in any order: false is a miss. It
//                                  sets hit.t, u, v, and the hit kind in flags; primitive, geometry and instance are
//                                  there. The ray is in the space of the object, its tMax that of the closest hit so
//                                  far; what it finds must lie in the box. Without: boxes are empty in two levels, and
//                                  must not be traced in one
//   RAYSORT_BVH_KEEP(hit)          a statement, run when what that hook found becomes the closest hit so far. It keeps
//                                  what else the hook found, attributes of more than two words say
//   RAYSORT_BVH_LOAD_AT(bvh, i, k) the same for word i + k, k a number from 0 to 3: where that saves arithmetic
//   RAYSORT_BVH_LOAD_NODE(bvh, n, k) the same for word k of node n, k from 0 to 3
//   RAYSORT_BVH_FUSED              -> bool: fma() rounds once here. Then exact quotients take less arithmetic
//   RAYSORT_BVH_STACK              entries of the traversal stack, 96; RaysortBvhHeader.stackNeed is what one needs
//   RAYSORT_BVH_ANY_HIT(ray, hit)  -> bool, asked at every candidate that is not opaque, in any order, before it is
//                                  known to be the closest: false ignores it. t, u, v, primitive, geometry, instance
//                                  and the hit kind are there; the ray is the one that is traced
//   RAYSORT_BVH_RELOAD(ray)        the ray that is traced, read again: where that is less than to keep it. Two levels
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
#define RAYSORT_BVH_STACK 96
#endif
#ifndef RAYSORT_BVH_ANY_HIT
#define RAYSORT_BVH_ANY_HIT(ray, hit) true
#endif
#ifndef RAYSORT_BVH_KEEP
#define RAYSORT_BVH_KEEP(hit)
#endif
#include "raysort_bvh_shared.h"
#if defined(RAYSORT_BVH_ONE_LEVEL) && !defined(RAYSORT_BVH_PROCEDURAL)
#define RAYSORT_BVH_KEEPS_RECORD // of the closest hit so far, see raysortBvhTryClosest
#endif
#ifndef RAYSORT_BVH_ONE_LEVEL
#ifndef RAYSORT_BVH_BELOW
#define RAYSORT_BVH_BELOW(reference) reference
#endif
#ifndef RAYSORT_BVH_RELOAD
#define RAYSORT_BVH_RELOAD(ray) ray
#endif
#define RAYSORT_BVH_FLIP_FACING 0x80000000u // among the ray flags in an instance
#define RAYSORT_BVH_NO_WAY_BACK 0xfffffffeu // as state.leave: nothing waits above the instance
#endif

#include "raysort_bvh_sides.glsl"

// ---- a ray on its way ----

struct RaysortBvhState
{
  RAYSORT_FVEC3 origin;
  RAYSORT_FVEC3 reciprocal;
#ifdef RAYSORT_BVH_ONE_LEVEL
  RAYSORT_FVEC3 rowX, rowY; // of the shear: their parts are 1, 0 and -si or -sj, so each sum rounds once
#else
  float si, sj; // of the shear, negated
#endif
  uint axis;        // k in bits 0-1; RAYSORT_BVH_BACKWARD, RAYSORT_BVH_STILL; from bit 4 on the frame the ray is in
  float tMin;       // >= +0
  uint flags;
  RAYSORT_FVEC3 cell, nearOffset, farOffset; // of that frame's grid
  uint records;
#ifndef RAYSORT_BVH_ONE_LEVEL
  RAYSORT_UVEC2 bvh; // where the ray is
  uint instance;     // RAYSORT_BVH_NONE: in a structure of instances
  uint leave;        // where on the stack the way out of the instance lies
#endif
};

// What differs with two levels: the structure that the ray is in, and the mask of the ray.
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_HERE bvh
#define RAYSORT_BVH_MASK_PARAMETER
#define RAYSORT_BVH_MASK_ARGUMENT
#define RAYSORT_BVH_ALL_ARGUMENT
#define RAYSORT_BVH_STATE out RaysortBvhState state
#else
#define RAYSORT_BVH_HERE state.bvh
#define RAYSORT_BVH_MASK_PARAMETER uint mask,
#define RAYSORT_BVH_MASK_ARGUMENT mask,
#define RAYSORT_BVH_ALL_ARGUMENT 0xffu,
#define RAYSORT_BVH_STATE inout RaysortBvhState state
#endif

bool raysortBvhIsAlive(RaysortBvhRay ray)
{
  const uint most = 0x5d800000u; // RAYSORT_BVH_MAX_RAY; bits, for a NaN compares as a driver likes
  const uint infinite = 0x7f800000u;
  uint ox = RAYSORT_AS_UINT(ray.origin.x) & 0x7fffffffu;
  uint oy = RAYSORT_AS_UINT(ray.origin.y) & 0x7fffffffu;
  uint oz = RAYSORT_AS_UINT(ray.origin.z) & 0x7fffffffu;
  uint dx = RAYSORT_AS_UINT(ray.direction.x) & 0x7fffffffu;
  uint dy = RAYSORT_AS_UINT(ray.direction.y) & 0x7fffffffu;
  uint dz = RAYSORT_AS_UINT(ray.direction.z) & 0x7fffffffu;
  uint largest = max(max(max(ox, oy), oz), max(max(dx, dy), dz));
  // A tMax below 0 is told by its sign: a device may read -2^-149 as 0.
  bool isNumber = largest <= most && (RAYSORT_AS_UINT(ray.tMin) & 0x7fffffffu) < infinite &&
                  (RAYSORT_AS_UINT(ray.tMax) <= infinite || RAYSORT_AS_UINT(ray.tMax) == 0x80000000u);
  return isNumber && (dx | dy | dz) != 0u && ray.tMin <= ray.tMax;
}

// Quotients are rounded as IEEE 754 says, but a device may be off by 2.5 units of the last place. So its quotient is a
// guess. The remainder of the integers behind it is exact, although its terms wrap around, and says by how much the
// guess is off. (A quotient of two floats never lies halfway between two others.) rest: twice the remainder, in units
// of the last place; fraction: of the divisor.
float raysortBvhNudged(float guess, uint rest, uint fraction)
{
  int more = int(rest), part = int(fraction);
  uint up = (more > part ? 1u : 0u) + (more > 3 * part ? 1u : 0u) + (more > 5 * part ? 1u : 0u);
  uint down = (more < -part ? 1u : 0u) + (more < -3 * part ? 1u : 0u) + (more < -5 * part ? 1u : 0u);
  return RAYSORT_AS_FLOAT(RAYSORT_AS_UINT(guess) + up - down);
}

// 1 / b by steps of Newton's, of which each rounds once. Two are enough from 3 units of the last place (tried with all
// fractions), but for the largest fraction.
float raysortBvhRefined(float b, float guess)
{
  precise float rest = RAYSORT_FMA(-b, guess, 1.0);
  precise float better = RAYSORT_FMA(rest, guess, guess);
  precise float least = RAYSORT_FMA(-b, better, 1.0);
  precise float best = RAYSORT_FMA(least, better, better);
  return best;
}

// 1 / b. What has no 24 bits, or leads to what has none, gives the guess.
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

// a / b, likewise. |b| is below 2^126.
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

// 0 where a part has the fraction that raysortBvhRefined does not do.
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

// a / b, of which the reciprocal of b is there, by a step that rounds once.
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

// The reciprocals, and what the rows of the shear are made of, see raysort_bvh_shared.h: si and sj, negated.
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

#define RAYSORT_BVH_BACKWARD    4u // i and j have changed places; two levels only
#define RAYSORT_BVH_STILL       8u // along some axis the ray hardly moves
#define RAYSORT_BVH_FRAME_SHIFT 4

uint raysortBvhAxis(RaysortBvhState state)
{
  return state.axis & 3u;
}

uint raysortBvhFrame(RaysortBvhState state)
{
  return state.axis >> RAYSORT_BVH_FRAME_SHIFT;
}

// As rows the shear takes four registers more, and less arithmetic. One level has registers to spare: without rows its
// rays were 3 to 5 % slower. With two levels coherent rays among a thousand instances were 3 to 7 % faster without them
// (NVIDIA H200, 2026-11-23). Both ways give the same bits.
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

// si and sj: the parts of the rows that are not 0 or 1, of the axis behind k and of the one behind that.
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

// The ray's direction as the shear has it: its part k is 1.
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

// Does the ray hardly move along the axis? The direction's part may be less than 1 / r, so r says nothing.
bool raysortBvhIsStill(float r)
{
  return abs(r) >= 1.152921504606847e18; // 2^60
}

// The reciprocals and the shear of a direction.
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

// Takes the ray to the grid in words i and i + 1. Returns the grid's node.
uint raysortBvhEnterGrid(RAYSORT_UVEC2 bvh, uint i, inout RaysortBvhState state)
{
  RAYSORT_UVEC4 a = RAYSORT_BVH_LOAD_AT(bvh, i, 0);
  RAYSORT_UVEC4 b = RAYSORT_BVH_LOAD_AT(bvh, i, 1);
  RAYSORT_FVEC3 origin = RAYSORT_AS_FLOAT(a.xyz);
  float extent = RAYSORT_AS_FLOAT(b.w);
  RAYSORT_FVEC3 offset = (origin - state.origin) * state.reciprocal;
  RAYSORT_FVEC3 size = abs(state.reciprocal);
  RAYSORT_FVEC3 reach = abs(state.origin) + RAYSORT_FVEC3(extent, extent, extent);
  float depth = min(size.x, min(size.y, size.z)) * max(reach.x, max(reach.y, reach.z));
  RAYSORT_FVEC3 bias = (size * reach + RAYSORT_FVEC3(depth, depth, depth)) * 1.430511474609375e-6; // 3 * 2^-21
  bias.x += raysortBvhIsStill(size.x) ? depth : 0.0;
  bias.y += raysortBvhIsStill(size.y) ? depth : 0.0;
  bias.z += raysortBvhIsStill(size.z) ? depth : 0.0;
#ifndef RAYSORT_BVH_ONE_LEVEL
  if (state.instance == RAYSORT_BVH_NONE)
  {
    float slack = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD(bvh, 7u).w);
    bias += size * (slack * max(reach.x, max(reach.y, reach.z)));
  }
#endif
  state.cell = RAYSORT_AS_FLOAT(b.xyz) * state.reciprocal;
  state.nearOffset = offset - bias;
  state.farOffset = offset + bias;
  return a.w;
}

// Of a ray that is alive. Returns the root.
uint raysortBvhBegin(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, RAYSORT_BVH_STATE)
{
  RAYSORT_UVEC4 places = RAYSORT_BVH_LOAD(bvh, 2u);
  state.origin = ray.origin;
  state.tMin = (RAYSORT_AS_UINT(ray.tMin) & 0x80000000u) == 0u ? ray.tMin : 0.0;
  state.flags = rayFlags;
  state.records = places.x;
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

#define RAYSORT_BVH_ROUNDED 5.9604644775390625e-7 // 10 * 2^-24: what the ends of an interval may have rounded

// The determinant of two sheared corners.
float raysortBvhEdge(RAYSORT_FVEC2 a, RAYSORT_FVEC2 b)
{
  precise float edge = a.x * b.y - a.y * b.x;
  return edge;
}

// sk
float raysortBvhDepthScale(RaysortBvhState state)
{
  return raysortBvhPart(state.reciprocal, raysortBvhAxis(state));
}

float raysortBvhDepth(RaysortBvhState state, RAYSORT_FVEC3 corner)
{
  precise float depth = raysortBvhDepthScale(state) * raysortBvhPart(corner, raysortBvhAxis(state));
  return depth;
}

// Not min and max, which choose between zeros of both signs, and NaN, as a driver likes.
float raysortBvhSmaller(float a, float b)
{
  return a < b ? a : b;
}

float raysortBvhLarger(float a, float b)
{
  return a > b ? a : b;
}

// Narrows from .. to by the interval in which the ray is between the three corners of an axis, if the ray moves there.
void raysortBvhBound(float r, float corner0, float corner1, float corner2, inout float from, inout float to)
{
  precise float a = corner0 * r;
  precise float b = corner1 * r;
  precise float c = corner2 * r;
  float lo = raysortBvhSmaller(raysortBvhSmaller(a, b), c);
  float hi = raysortBvhLarger(raysortBvhLarger(a, b), c);
  precise float slack = max(abs(lo), abs(hi)) * RAYSORT_BVH_ROUNDED;
  precise float first = lo - slack;
  precise float last = hi + slack;
  from = raysortBvhIsStill(r) ? from : raysortBvhLarger(from, first);
  to = raysortBvhIsStill(r) ? to : raysortBvhSmaller(to, last);
}

// The bits of the closest t so far, without the sign: it may be -0.
uint raysortBvhLimit(float best)
{
  return RAYSORT_AS_UINT(best) & 0x7fffffffu;
}

// The vertices of a triangle. Only rare triangles need them twice, and to keep them until then takes nine registers. So
// a rare triangle reads its record again, if it has one.
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
    uint record = face.record + (face.shape >> 31); // adds 0. A compiler does not know it, and reads again
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

// The largest |t| of the corners along the ray's own axis.
float raysortBvhDeepest(RaysortBvhState state, RaysortBvhCorners corners)
{
  float az = raysortBvhDepth(state, corners.a), bz = raysortBvhDepth(state, corners.b);
  return max(max(abs(az), abs(bz)), abs(raysortBvhDepth(state, corners.c)));
}

// The corners sheared, so that the ray looks along the third axis from 0, 0.
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

// x is opposite to corner a, y to b, z to c.
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

// The most that rounding may have moved an edge of a thin triangle that is near; else 0.
float raysortBvhThinSlack(RaysortBvhCorners corners, float largest, float scale)
{
  float reach = max(max(raysortBvhLargest(corners.a), raysortBvhLargest(corners.b)), raysortBvhLargest(corners.c));
  precise float slack = (largest * (largest + reach)) * 1.0132789611816406e-6; // 17 * 2^-24
  precise float sides = reach * scale;
  return sides <= 8.0 ? slack : 0.0;
}

// An edge of another sign than det becomes 0. By the bits, for drivers choose between zeros of both signs as they like.
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

// Does the ray pass beside the triangle's box, along an axis on which it hardly moves?
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

// Decides the rare cases, and corrects edges and det: thin triangles, triangles whose det is nearly 0, and rays that
// hardly move along an axis. Returns whether the ray's line goes through the triangle.
// Tuning: with vertices that are kept, any hits were 2 to 3 % faster in one level, 3 % slower in two (NVIDIA H100,
// 2026-11-26).
bool raysortBvhIsThroughRare(RaysortBvhState state, RaysortBvhTriangle face, inout RaysortBvhCorners corners,
                             inout RAYSORT_FVEC3 edges, inout float det)
{
#ifndef RAYSORT_BVH_ONE_LEVEL
  corners = raysortBvhApproach(state, raysortBvhReread(face)); // the same again: so they need not be kept
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

// t by the triangle's plane, or as it is if the ray seems to lie there. A ray from 0 on meets the triangle where
// rounding may say that it is behind.
float raysortBvhMeetPlane(RaysortBvhState state, RaysortBvhTriangle read, float t)
{
  RaysortBvhTriangle face = raysortBvhReread(read);
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

// Is t within tMin and best? tMin and best have no sign, so bits can be compared: a device may take 2^-149 for 0.
bool raysortBvhIsWithin(float t, float tMin, float best)
{
  uint far = raysortBvhLimit(t);
  bool isBehind = far != RAYSORT_AS_UINT(t) && far != 0u;
  return !isBehind && far < 0x7f800000u && far >= RAYSORT_AS_UINT(tMin) && far <= raysortBvhLimit(best);
}

// Sets t, u, v and the hit kind of a triangle that the line goes through; false: no hit in [tMin, best]. The slack
// of the depth, which all axes have in common, comes after the bounds: before them it would take registers.
bool raysortBvhMeetTriangle(RaysortBvhState state, RaysortBvhTriangle face, RaysortBvhCorners corners,
                            RAYSORT_FVEC3 edges, float det, float best, inout RaysortBvhHit hit)
{
  float from = -3.402823466e38, to = 3.402823466e38;
  raysortBvhBound(state.reciprocal.x, corners.a.x, corners.b.x, corners.c.x, from, to);
  raysortBvhBound(state.reciprocal.y, corners.a.y, corners.b.y, corners.c.y, from, to);
  raysortBvhBound(state.reciprocal.z, corners.a.z, corners.b.z, corners.c.z, from, to);
  float az = raysortBvhDepth(state, corners.a), bz = raysortBvhDepth(state, corners.b);
  float cz = raysortBvhDepth(state, corners.c);
  float deepest = raysortBvhDeepest(state, corners);
  precise float slack = deepest * RAYSORT_BVH_ROUNDED;
  precise float first = from - slack;
  precise float last = to + slack;
  float inverse = raysortBvhInverse(det); // behind the bounds: few numbers are needed from here on
  precise RAYSORT_FVEC3 weights = edges * inverse;
  precise float depth = (az * weights.x + bz * weights.y) + cz * weights.z;
  float t = raysortBvhSmaller(raysortBvhLarger(depth, from), to);
  precise float near = deepest * 2.44140625e-4; // 2^-12
  bool isNear = RAYSORT_AS_UINT(state.tMin) == 0u && t < 0.0 && t >= -near;
  if (isNear || (face.shape & RAYSORT_BVH_SHAPE_THIN_BIT) != 0u)
    t = raysortBvhMeetPlane(state, face, t);
  t = raysortBvhSmaller(raysortBvhLarger(t, first), last);
  hit.t = RAYSORT_AS_FLOAT(raysortBvhLimit(t)); // a hit has t >= 0, and drivers choose between 0 and -0 as they like
  hit.u = weights.y;
  hit.v = weights.z;
  hit.flags = RAYSORT_BVH_HIT_BIT | (det > 0.0 ? RAYSORT_BVH_HIT_KIND_FRONT : RAYSORT_BVH_HIT_KIND_BACK);
  return first <= last && raysortBvhIsWithin(t, state.tMin, best);
}

// Sets t, u, v and the hit kind; false: no hit, or none in [tMin, best]. A thin triangle has infinite slack at first,
// which costs less than a branch: raysortBvhIsThroughRare decides.
bool raysortBvhHitRecord(RaysortBvhState state, RaysortBvhTriangle face, float best, inout RaysortBvhHit hit)
{
  RaysortBvhCorners corners = raysortBvhApproach(state, face);
  RAYSORT_FVEC3 edges = raysortBvhEdges(raysortBvhShearedCorners(state, corners));
  float det = raysortBvhDet(edges);
  uint thin = face.shape & RAYSORT_BVH_SHAPE_THIN_BIT;
  float slack = RAYSORT_AS_FLOAT(thin * (0x7f800000u / RAYSORT_BVH_SHAPE_THIN_BIT));
  bool isHit = !raysortBvhIsOutside(edges, slack);
  if (isHit)
  {
    if ((thin | (state.axis & RAYSORT_BVH_STILL)) != 0u || raysortBvhIsTiny(det))
      isHit = raysortBvhIsThroughRare(state, face, corners, edges, det);
    if (isHit)
      isHit = raysortBvhMeetTriangle(state, face, corners, edges, det, best, hit);
  }
  return isHit;
}

// Is `a` before `b` in the order of hits? Instances are equal in one level.
bool raysortBvhIsBefore(RaysortBvhHit a, RaysortBvhHit b)
{
  bool isFirst = a.geometry < b.geometry || (a.geometry == b.geometry && a.primitive < b.primitive);
#ifndef RAYSORT_BVH_ONE_LEVEL
  isFirst = a.instance < b.instance || (a.instance == b.instance && isFirst);
#endif
  return a.t < b.t || (a.t == b.t && isFirst);
}

// What flags and hook say to a candidate.
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

// Does a record hold a hit in [tMin, best]? hit: that hit, with its numbers.
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

// Tests a record. best: the closest so far; last: only hits behind it count, if it is one.
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

// Tests a record on the way to the closest hit, in one level. best.primitive is the number of the record until the ray
// is done; then raysortBvhResolved reads the numbers of its primitive and geometry.
// Tuning: these two would take a register each, and rays were 1 to 4 % slower (NVIDIA H100, 2026-11-26).
#ifdef RAYSORT_BVH_KEEPS_RECORD
RaysortBvhHit raysortBvhResolved(RAYSORT_UVEC2 bvh, RaysortBvhState state, RaysortBvhHit best)
{
  RaysortBvhHit hit = best;
  if ((best.flags & RAYSORT_BVH_HIT_BIT) != 0u)
  {
    uint i = state.records + RAYSORT_BVH_RECORD_WORDS * best.primitive;
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
    best.primitive = record;
    best.flags = hit.flags;
  }
}
#define RAYSORT_BVH_TRY_CLOSEST raysortBvhTryClosest
#define RAYSORT_BVH_RESOLVE best = raysortBvhResolved(bvh, state, best);
#else
#define RAYSORT_BVH_TRY_CLOSEST raysortBvhTryRecord
#define RAYSORT_BVH_RESOLVE
#endif

// ---- instances ----

#ifndef RAYSORT_BVH_ONE_LEVEL
#ifdef RAYSORT_HLSL
#define RAYSORT_FVEC4 float4
#else
#define RAYSORT_FVEC4 vec4
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

// The ray in the space of an instance, by its record at word i.
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

// The ray flags in an instance.
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

// Takes the ray to the level of instances, but not yet to a grid there. There are no triangles there, so a quotient may
// be a little off.
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
}

// Into the structure that a ray begins in. Returns its root, or RAYSORT_BVH_EMPTY.
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

// From the level above into an instance. Returns the root there, or RAYSORT_BVH_EMPTY, with the state as it was, if the
// ray passes it.
uint raysortBvhEnterInstance(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask, uint instance,
                             inout RaysortBvhState state)
{
  uint i = state.records + RAYSORT_BVH_INSTANCE_WORDS * instance;
  RAYSORT_UVEC4 about = RAYSORT_BVH_LOAD_AT(bvh, i, 3);
  RaysortBvhRay own = raysortBvhObjectRay(bvh, i, ray); // before the mask is known, for loads should not wait for loads
  RAYSORT_UVEC2 below = RAYSORT_BVH_BELOW(about.xy);
  uint reference = RAYSORT_BVH_EMPTY;
  if ((about.z >> 24 & mask) != 0u && raysortBvhIsAlive(own))
  {
    if (!raysortBvhSkips(RAYSORT_BVH_LOAD(below, 3u).y, rayFlags))
    {
      state.bvh = below;
      state.instance = instance;
      reference = raysortBvhBegin(below, own, raysortBvhInstanceFlags(rayFlags, about.w >> 24), state);
    }
  }
  return reference;
}

// Of a hit in a structure of instances, or of any other one: the record offset.
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
// Asks the hook about what is in a box. `bvh` is what the ray began in, `here` where it is.
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
  if (state.leave != RAYSORT_BVH_NONE)
    own = raysortBvhObjectRay(bvh, RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * state.instance, ray);
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

// Whether the ray meets the box of a child. from: where it enters it, as the bits of t. Neither tMin nor the limit has
// a sign, so floats can be compared as integers, which takes fewer instructions.
bool raysortBvhMeets(RaysortBvhState state, RAYSORT_UVEC4 child, float best, out uint from)
{
  RAYSORT_FVEC3 extent = RAYSORT_AS_FLOAT(child.xyz);
  RAYSORT_FVEC3 centre = RAYSORT_FVEC3(float(child.x & 0xffffu), float(child.y & 0xffffu), float(child.z & 0xffffu));
  RAYSORT_FVEC3 size = abs(state.reciprocal);
  RAYSORT_FVEC3 near = RAYSORT_FMA(-extent, size, RAYSORT_FMA(centre, state.cell, state.nearOffset));
  RAYSORT_FVEC3 far = RAYSORT_FMA(extent, size, RAYSORT_FMA(centre, state.cell, state.farOffset));
  int first = max(RAYSORT_AS_INT(near.x), max(RAYSORT_AS_INT(near.y), RAYSORT_AS_INT(near.z)));
  int last = min(RAYSORT_AS_INT(far.x), min(RAYSORT_AS_INT(far.y), RAYSORT_AS_INT(far.z)));
  first = max(first, RAYSORT_AS_INT(state.tMin));
  last = min(last, int(raysortBvhLimit(best)));
  from = uint(first);
  return first <= last;
}

// The order of a child: where the ray enters it, rounded down, and its slot in the low bits, which puts equal ones in
// an order in which smaller boxes are nearer; or RAYSORT_BVH_MISSED.
uint raysortBvhKey(RaysortBvhState state, RAYSORT_UVEC4 child, float best, uint slot)
{
  uint from;
  bool meets = raysortBvhMeets(state, child, best, from);
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

// The leaf without its first record: one less, and it begins one later.
uint raysortBvhAdvance(uint leaf)
{
  bool hasMore = (leaf >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3u) != 0u;
  return hasMore ? leaf - RAYSORT_BVH_LEAF_FIRST_MASK : RAYSORT_BVH_EMPTY;
}

// Into a frame, or back to one. Returns where to go on.
uint raysortBvhEnterFrame(RAYSORT_UVEC2 bvh, uint reference, inout RaysortBvhState state)
{
  uint frame = reference & RAYSORT_BVH_FRAME_MASK;
  uint i = 0u;
  state.axis = (state.axis & 15u) | frame << RAYSORT_BVH_FRAME_SHIFT;
  if (frame != RAYSORT_BVH_FRAME_MASK) // frames are rare: where they begin is not kept
    i = RAYSORT_BVH_LOAD(bvh, 2u).y + RAYSORT_BVH_FRAME_WORDS * frame;
  uint node = raysortBvhEnterGrid(bvh, i, state);
  return raysortBvhIsRestore(reference) ? RAYSORT_BVH_EMPTY : node;
}

// A leaf of one box or one instance.
bool raysortBvhIsItem(uint reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_ITEM_TAG;
}

// ---- the loops ----

// Macros, for an array that goes through a function is copied by some compilers: of reference, stack, top and overflow,
// and of the children a to d of a node. raysort_bvh_stream.glsl has them too.
#define RAYSORT_BVH_ENTRIES (RAYSORT_BVH_STACK + 3) // a node's children are counted when they are there
#define RAYSORT_BVH_COUNT                      \
  if (top > uint(RAYSORT_BVH_STACK))           \
  {                                            \
    top = uint(RAYSORT_BVH_STACK);             \
    overflow = RAYSORT_BVH_STACK_OVERFLOW_BIT; \
  }
#define RAYSORT_BVH_CHILD(key) ((key & 2u) != 0u ? ((key & 1u) != 0u ? a.w : b.w) : ((key & 1u) != 0u ? c.w : d.w))
#define RAYSORT_BVH_TAKE(child)                                                  \
  if (raysortBvhMeets(state, child, best.t, from))                               \
  {                                                                              \
    if (next != RAYSORT_BVH_EMPTY)                                               \
      stack[top++] = next;                                                       \
    next = child.w;                                                              \
  }
#define RAYSORT_BVH_CHILDREN                                                   \
  RAYSORT_UVEC4 a = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 0);     \
  RAYSORT_UVEC4 b = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 1);     \
  RAYSORT_UVEC4 c = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 2);     \
  RAYSORT_UVEC4 d = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 3);

// A box: the hook is asked. `stays`: where to go on.
#ifdef RAYSORT_BVH_PROCEDURAL
#define RAYSORT_BVH_TRY_BOX \
  raysortBvhTryBox(bvh, RAYSORT_BVH_HERE, state, ray, reference & RAYSORT_BVH_FRAME_MASK, last, best);
#else
#define RAYSORT_BVH_TRY_BOX
#endif

// An instance: `goesOn` becomes its root, and the way back, `token`, waits; or RAYSORT_BVH_EMPTY. Where nothing waits
// above there is no way back: with a thousand instances any hits are up to 7 % faster so (NVIDIA H200, 2026-11-23).
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_IS_INSTANCE false
#define RAYSORT_BVH_TRY_INSTANCE(goesOn, token)
#define RAYSORT_BVH_LEAVE
#else
#define RAYSORT_BVH_IS_INSTANCE (state.instance == RAYSORT_BVH_NONE)
#define RAYSORT_BVH_TRY_INSTANCE(goesOn, token)                                                               \
  if (top < uint(RAYSORT_BVH_STACK))                                                                          \
  {                                                                                                           \
    uint frame = RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state);                                            \
    goesOn = raysortBvhEnterInstance(bvh, RAYSORT_BVH_RELOAD(ray), rayFlags, mask,                            \
                                     reference & RAYSORT_BVH_FRAME_MASK, state);                              \
    if (goesOn != RAYSORT_BVH_EMPTY)                                                                          \
    {                                                                                                         \
      state.leave = top > 0u ? top : RAYSORT_BVH_NO_WAY_BACK;                                                 \
      if (top > 0u) /* else nothing waits there */                                                            \
        stack[top++] = token;                                                                                 \
    }                                                                                                         \
  }                                                                                                           \
  else                                                                                                        \
  {                                                                                                           \
    overflow = RAYSORT_BVH_STACK_OVERFLOW_BIT;                                                                \
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
      RAYSORT_BVH_TRY_INSTANCE(reference, RAYSORT_UVEC2(frame, 0u))                                         \
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
      RAYSORT_BVH_TRY_INSTANCE(next, frame)                                                                 \
    }                                                                                                       \
    else                                                                                                    \
    {                                                                                                       \
      RAYSORT_BVH_TRY_BOX                                                                                   \
      RAYSORT_BVH_STOP_ANY                                                                                  \
    }                                                                                                       \
  }                                                                                                         \
  else
#endif

// In order: the nearest child first, the others wait with their keys.
#define RAYSORT_BVH_VISIT                                                                       \
  {                                                                                             \
    RAYSORT_BVH_CHILDREN                                                                        \
    uint k0 = raysortBvhKey(state, a, best.t, 0u);                                              \
    uint k1 = raysortBvhKey(state, b, best.t, 1u);                                              \
    uint k2 = raysortBvhKey(state, c, best.t, 2u);                                              \
    uint k3 = raysortBvhKey(state, d, best.t, 3u);                                              \
    raysortBvhSort(k0, k1);                                                                     \
    raysortBvhSort(k2, k3);                                                                     \
    raysortBvhSort(k0, k2);                                                                     \
    raysortBvhSort(k1, k3);                                                                     \
    raysortBvhSort(k1, k2);                                                                     \
    if (k3 != RAYSORT_BVH_MISSED)                                                               \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k3), k3);                                  \
    if (k2 != RAYSORT_BVH_MISSED)                                                               \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k2), k2);                                  \
    if (k1 != RAYSORT_BVH_MISSED)                                                               \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k1), k1);                                  \
    reference = k0 != RAYSORT_BVH_MISSED ? RAYSORT_BVH_CHILD(k0) : RAYSORT_BVH_EMPTY;           \
    RAYSORT_BVH_COUNT                                                                           \
  }

// What is no node: one triangle, into a frame, or back.
#define RAYSORT_BVH_STEP                                                                        \
  if (raysortBvhIsLeaf(reference))                                                              \
  {                                                                                             \
    RAYSORT_BVH_TRY_CLOSEST(RAYSORT_BVH_HERE, state, ray, reference & RAYSORT_BVH_LEAF_FIRST_MASK, last, best); \
    reference = raysortBvhAdvance(reference);                                                   \
    if ((best.flags & RAYSORT_BVH_HIT_BIT) != 0u && (rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT) != 0u) \
    {                                                                                           \
      reference = RAYSORT_BVH_EMPTY;                                                            \
      top = 0u;                                                                                 \
    }                                                                                           \
  }                                                                                             \
  RAYSORT_BVH_STEP_ITEM                                                                         \
  else if (raysortBvhIsRestore(reference) || top < uint(RAYSORT_BVH_STACK))                     \
  {                                                                                             \
    RAYSORT_BVH_LEAVE                                                                           \
    if (!raysortBvhIsRestore(reference)) /* key 0: comes back however close the hit is */       \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state), 0u);       \
    reference = raysortBvhEnterFrame(RAYSORT_BVH_HERE, reference, state);                                    \
  }                                                                                             \
  else /* without a way back there is no way in */                                              \
  {                                                                                             \
    overflow = RAYSORT_BVH_STACK_OVERFLOW_BIT;                                                  \
    reference = RAYSORT_BVH_EMPTY;                                                              \
  }

#define RAYSORT_BVH_POP                                                                         \
  while (reference == RAYSORT_BVH_EMPTY && top > 0u)                                            \
  {                                                                                             \
    --top;                                                                                      \
    if (stack[top].y <= (raysortBvhLimit(best.t) | 3u))                                         \
      reference = stack[top].x;                                                                 \
  }

// In no order: the largest child first. What is to come is `next`.
#define RAYSORT_BVH_VISIT_ANY                                                                   \
  {                                                                                             \
    uint from;                                                                                  \
    RAYSORT_BVH_CHILDREN                                                                        \
    RAYSORT_BVH_TAKE(d)                                                                         \
    RAYSORT_BVH_TAKE(c)                                                                         \
    RAYSORT_BVH_TAKE(b)                                                                         \
    RAYSORT_BVH_TAKE(a)                                                                         \
    RAYSORT_BVH_COUNT                                                                           \
  }

// Neither a node nor a leaf: an item, into a frame, or back.
#define RAYSORT_BVH_STEP_AWAY_ANY                                                               \
  RAYSORT_BVH_STEP_ITEM_ANY                                                                     \
  if (raysortBvhIsRestore(reference) || top < uint(RAYSORT_BVH_STACK))                          \
  {                                                                                             \
    RAYSORT_BVH_LEAVE                                                                           \
    if (!raysortBvhIsRestore(reference))                                                        \
      stack[top++] = RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state);                          \
    next = raysortBvhEnterFrame(RAYSORT_BVH_HERE, reference, state);                            \
  }                                                                                             \
  else                                                                                          \
    overflow = RAYSORT_BVH_STACK_OVERFLOW_BIT;

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

// A ray begins: the root, or nothing if it is dead.
#if !defined(RAYSORT_BVH_ONE_LEVEL)
#define RAYSORT_BVH_ROOT                                           \
  if (raysortBvhIsAlive(ray))                                      \
    reference = raysortBvhEnterFirst(bvh, ray, rayFlags, state);
#elif defined(RAYSORT_BVH_PROCEDURAL)
#define RAYSORT_BVH_ROOT                                                 \
  uint skip = RAYSORT_BVH_LOAD(bvh, 3u).y == RAYSORT_BVH_BOXES           \
                  ? RAYSORT_BVH_RAY_SKIP_BOXES_BIT                       \
                  : RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT;                  \
  if (raysortBvhIsAlive(ray) && (rayFlags & skip) == 0u)                 \
    reference = raysortBvhBegin(bvh, ray, rayFlags, state);
#else
#define RAYSORT_BVH_ROOT                                                               \
  if (raysortBvhIsAlive(ray) && (rayFlags & RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT) == 0u) \
    reference = raysortBvhBegin(bvh, ray, rayFlags, state);
#endif
#define RAYSORT_BVH_BEGIN                                                                            \
  best = raysortBvhMiss(ray.tMax);                                                                   \
  reference = RAYSORT_BVH_EMPTY;                                                                     \
  top = 0u;                                                                                          \
  overflow = 0u;                                                                                     \
  RAYSORT_BVH_ROOT

// A ray is done.
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
  hit.flags |= overflow;

// In order. A step is a node or one triangle.
bool raysortBvhTrace(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, RAYSORT_BVH_MASK_PARAMETER RaysortBvhHit last,
                     out RaysortBvhHit hit)
{
  RAYSORT_UVEC2 stack[RAYSORT_BVH_ENTRIES]; // reference, key
  RaysortBvhState state;
  RaysortBvhHit best;
  uint reference, top, overflow;
  RAYSORT_BVH_BEGIN
  while (reference != RAYSORT_BVH_EMPTY)
  {
    if (raysortBvhIsInner(reference))
      RAYSORT_BVH_VISIT
    else
      RAYSORT_BVH_STEP
    RAYSORT_BVH_POP
  }
  RAYSORT_BVH_RESOLVE
  RAYSORT_BVH_END
  return isHit;
}

// Without an order. hit: the first that it came upon. In one level to a leaf, then through it: on an NVIDIA H200,
// 2026-11-23, long rays in Sponza were 23 % faster so than by the loop of raysortBvhTrace. Among instances 14 % slower.
bool raysortBvhTraceAny(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, RAYSORT_BVH_MASK_PARAMETER
                        out RaysortBvhHit hit)
{
  uint stack[RAYSORT_BVH_ENTRIES];
  RaysortBvhState state;
  RaysortBvhHit best, last = raysortBvhMiss(0.0);
  uint reference, top, overflow;
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

// The closest hit; with RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT some hit. rayFlags: RAYSORT_BVH_RAY_*_BIT. false: a
// miss, and hit says so. RAYSORT_BVH_STACK_OVERFLOW_BIT in hit.flags, hit or miss: the stack was too small to see
// everything.
bool raysortBvhClosest(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, rayFlags, RAYSORT_BVH_ALL_ARGUMENT raysortBvhMiss(0.0), hit);
}

// Is there a hit? Faster than the closest. It cannot tell that the stack was too small: what it did not see is not
// there.
bool raysortBvhAny(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags)
{
  RaysortBvhHit hit;
  return raysortBvhTraceAny(bvh, ray, rayFlags, RAYSORT_BVH_ALL_ARGUMENT hit);
}

// The first hit behind `last` in the order (t, instance, geometry, primitive); behind a miss, the closest. From hit to
// hit it finds every triangle that the ray meets, each once, and needs no epsilon. `hit` may be `last`.
bool raysortBvhNext(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, RaysortBvhHit last, out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, rayFlags, RAYSORT_BVH_ALL_ARGUMENT last, hit);
}

#ifndef RAYSORT_BVH_ONE_LEVEL
// The same with a mask, 0 .. 0xff: instances whose mask has none of its bits are passed.
bool raysortBvhClosest(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask, out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, rayFlags, mask, raysortBvhMiss(0.0), hit);
}

bool raysortBvhAny(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask)
{
  RaysortBvhHit hit;
  return raysortBvhTraceAny(bvh, ray, rayFlags, mask, hit);
}

bool raysortBvhNext(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask, RaysortBvhHit last,
                      out RaysortBvhHit hit)
{
  return raysortBvhTrace(bvh, ray, rayFlags, mask, last, hit);
}

// Instance number hit.instance of a structure of instances: transform, custom index, mask, record offset, flags.
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
#endif

// The triangle test of the traces, for procedural hooks. false: no hit in the ray's tMin .. tMax, and hit is as it was;
// else t, u, v and flags are set.
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
