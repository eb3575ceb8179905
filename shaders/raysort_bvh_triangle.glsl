// raysort_bvh_triangle.glsl - tests of triangles, and which of two hits counts.
// SPDX-License-Identifier: MIT
// Included by raysort_bvh.glsl.
#ifndef RAYSORT_BVH_TRIANGLE_GLSL
#define RAYSORT_BVH_TRIANGLE_GLSL

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

// Returns whether one edge is < 0 and another is > 0. Bits are compared, which takes fewer registers and instructions:
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

// Returns whether the ray misses the triangle's box on a still axis.
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
  corners = raysortBvhApproach(state, raysortBvhReread(face)); // the same values again, so that no register keeps them
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

// Returns t of the triangle's plane, or t unchanged if the ray seems to be in the plane. If tMin is 0, a t that is
// below 0 only by rounding becomes 0.
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

// Returns bits that differ between the corners on each axis. 0: the triangle is flat across this axis.
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

// Tests a record. best: the closest hit so far. last: if it is a hit, only hits after it count.
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

#endif
