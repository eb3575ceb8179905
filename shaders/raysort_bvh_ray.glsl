// raysort_bvh_ray.glsl - the state of a ray in a structure: reciprocals, shear, grids.
// SPDX-License-Identifier: MIT
// Included by raysort_bvh.glsl.
#ifndef RAYSORT_BVH_RAY_GLSL
#define RAYSORT_BVH_RAY_GLSL

// ---- the state of a ray ----

struct RaysortBvhState
{
  RAYSORT_FVEC3 origin;
  RAYSORT_FVEC3 reciprocal;
#ifdef RAYSORT_BVH_ONE_LEVEL
  RAYSORT_FVEC3 rowX, rowY; // rows of the shear: their components are 1, 0 and -si or -sj, so each sum rounds once
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
// and it says by how much the guess is off. (A quotient of two floats is never halfway between two floats.)
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

// Returns 0 if the component has the largest fraction, for which raysortBvhRefined is not exact.
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

// Sets the reciprocals of the direction. Returns si and sj of docs/proofs.md, negated: the slopes of the shear.
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

// Returns si and sj, the components of the rows that are not 0 or 1: first for the axis that follows k, then the next.
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

// Returns the ray's direction divided by its component k.
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

// Returns whether the axis is still: the ray hardly moves along it. There the direction may be less than 1 / r.
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

#endif
