// raysort_bvh_motion.glsl - numbers, records and instances at a time.
// raysort_bvh.glsl includes it if RAYSORT_BVH_MOTION is defined.
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. "Motion" in raysort_bvh_shared.h says what a structure with motion holds. All results are the same
// bits as in bvh/host/host.h and bvh/host/motion_instance.c: each product, sum and difference is rounded by itself.
#ifndef RAYSORT_BVH_MOTION_GLSL
#define RAYSORT_BVH_MOTION_GLSL

// ---- numbers ----

// Returns whether a time is not a NaN. Bits are compared, because drivers differ in comparing a NaN.
bool raysortBvhIsTime(float time)
{
  return (RAYSORT_AS_UINT(time) & 0x7fffffffu) <= 0x7f800000u;
}

// Returns the time as a trace uses it: 0 .. 1, and 0 below 2^-126.
float raysortBvhTimeOf(float time)
{
  uint bits = RAYSORT_AS_UINT(time);
  return bits < 0x00800000u || (bits & 0x80000000u) != 0u ? 0.0 : bits < 0x3f800000u ? time : 1.0;
}

float raysortBvhAtTime(float at0, float at1, float time)
{
  precise float before = 1.0 - time;
  precise float first = before * at0;
  precise float last = time * at1;
  precise float sum = raysortBvhCleaned(first) + raysortBvhCleaned(last);
  return raysortBvhCleaned(sum);
}

RAYSORT_FVEC3 raysortBvhPointAt(RAYSORT_FVEC3 at0, RAYSORT_FVEC3 at1, float time)
{
  return RAYSORT_FVEC3(raysortBvhAtTime(at0.x, at1.x, time), raysortBvhAtTime(at0.y, at1.y, time),
                       raysortBvhAtTime(at0.z, at1.z, time));
}

// Three vertices, and the shape of their triangle.
struct RaysortBvhThree
{
  RAYSORT_FVEC3 a, b, c;
  uint shape;
};

// Returns the same for a point whose coordinates all have a magnitude of 2^-100 or more. A product below 2^-126 is not
// flushed: it is less than half a unit of the last place of the other product, so the sum does not change.
RAYSORT_FVEC3 raysortBvhPointNearly(RAYSORT_FVEC3 at0, RAYSORT_FVEC3 at1, float time)
{
  precise float before = 1.0 - time;
  precise RAYSORT_FVEC3 first = before * at0;
  precise RAYSORT_FVEC3 last = time * at1;
  precise RAYSORT_FVEC3 sum = first + last;
  return sum;
}

float raysortBvhLeast(RAYSORT_FVEC3 v)
{
  return min(min(abs(v.x), abs(v.y)), abs(v.z));
}

// Returns the shape of a triangle of such points: a difference of them is 0, or 2^-126 or more.
uint raysortBvhShapeNearly(RAYSORT_FVEC3 a, RAYSORT_FVEC3 b, RAYSORT_FVEC3 c)
{
  precise RAYSORT_FVEC3 ab = b - a;
  precise RAYSORT_FVEC3 bc = c - b;
  precise RAYSORT_FVEC3 ca = a - c;
  return raysortBvhShapeOf(ab, bc, ca);
}

// Returns a triangle at a time. plain: 1 if the triangle is plain. Then it is not thin and has no number that must be
// flushed, unless the time is below 2^-40, and its shape is left out: only raysortBvhMeetPlane needs it, rarely. Where
// another triangle has a coordinate below 2^-100, products may be denormal: it is computed again, with such products
// flushed. This is rare.
// Tuning: camera rays 4 % faster than with only raysortBvhPointAt. With raysortBvhShapeNearly closest hits of one
// level gain 1 to 2 %, any hits of two levels lose 2 % (NVIDIA H100, 2026-11-27)
RaysortBvhThree raysortBvhThreeAt(RaysortBvhThree at0, RaysortBvhThree at1, float time, uint plain)
{
  RaysortBvhThree now;
  now.a = raysortBvhPointNearly(at0.a, at1.a, time);
  now.b = raysortBvhPointNearly(at0.b, at1.b, time);
  now.c = raysortBvhPointNearly(at0.c, at1.c, time);
  now.shape = 0u;
  if (plain != 1u || RAYSORT_AS_UINT(time) - 1u < 0x2b7fffffu) // 2^-40; 0 is large
  {
#ifdef RAYSORT_BVH_ONE_LEVEL
    now.shape = raysortBvhShapeNearly(now.a, now.b, now.c);
#endif
    float least = min(min(raysortBvhLeast(now.a), raysortBvhLeast(now.b)), raysortBvhLeast(now.c));
    if (least < 7.888609052210118e-31) // 2^-100
    {
      now.a = raysortBvhPointAt(at0.a, at1.a, time);
      now.b = raysortBvhPointAt(at0.b, at1.b, time);
      now.c = raysortBvhPointAt(at0.c, at1.c, time);
#ifdef RAYSORT_BVH_ONE_LEVEL
      now.shape = raysortBvhShape(now.a, now.b, now.c);
#endif
    }
#ifndef RAYSORT_BVH_ONE_LEVEL
    now.shape = raysortBvhShape(now.a, now.b, now.c);
#endif
  }
  return now;
}

// ---- instances ----

#ifndef RAYSORT_BVH_ONE_LEVEL

float raysortBvhTimes(float a, float b)
{
  precise float product = a * b;
  return raysortBvhCleaned(product);
}

float raysortBvhPlus(float a, float b)
{
  precise float sum = a + b;
  return sum;
}

RAYSORT_FVEC4 raysortBvhRowAt(RAYSORT_UVEC4 at0, RAYSORT_UVEC4 at1, float time)
{
  RAYSORT_FVEC4 a = RAYSORT_AS_FLOAT(at0), b = RAYSORT_AS_FLOAT(at1);
  return RAYSORT_FVEC4(raysortBvhAtTime(a.x, b.x, time), raysortBvhAtTime(a.y, b.y, time),
                       raysortBvhAtTime(a.z, b.z, time), raysortBvhAtTime(a.w, b.w, time));
}

// Three rows of a transform.
struct RaysortBvhRows
{
  RAYSORT_FVEC4 x, y, z;
  bool isThere; // false: there is no such transform
};

// Returns a number of the diagonal of a rotation: two squares minus the other two.
float raysortBvhDiagonal(float ww, float own, float next, float last)
{
  precise float first = ww + own;
  precise float second = first - next;
  precise float third = second - last;
  return third;
}

float raysortBvhTwice(float a, float b)
{
  precise float sum = a + b;
  precise float twice = 2.0 * sum;
  return twice;
}

// Sets the rows of a rotation, without a scale. crossed: xy, yz, zx of its quaternion; turns: xw, yw, zw.
void raysortBvhRotation(RAYSORT_FVEC3 squares, float ww, RAYSORT_FVEC3 crossed, RAYSORT_FVEC3 turns,
                        out RAYSORT_FVEC3 x, out RAYSORT_FVEC3 y, out RAYSORT_FVEC3 z)
{
  x = RAYSORT_FVEC3(raysortBvhDiagonal(ww, squares.x, squares.y, squares.z), raysortBvhTwice(crossed.x, -turns.z),
                    raysortBvhTwice(crossed.z, turns.y));
  y = RAYSORT_FVEC3(raysortBvhTwice(crossed.x, turns.z), raysortBvhDiagonal(ww, squares.y, squares.x, squares.z),
                    raysortBvhTwice(crossed.y, -turns.x));
  z = RAYSORT_FVEC3(raysortBvhTwice(crossed.z, -turns.y), raysortBvhTwice(crossed.y, turns.x),
                    raysortBvhDiagonal(ww, squares.z, squares.x, squares.y));
}

// Returns a row of a rotation times the three rows of scale, shear and pivot, plus the translation `moved`. Below the
// diagonal these rows are 0: such a product is +0 in raysort_bvhRowsOfSrt, which changes no sum, so it is left out.
RAYSORT_FVEC4 raysortBvhTimesScale(RAYSORT_FVEC3 turned, float inverse, RAYSORT_FVEC4 x, RAYSORT_FVEC3 y,
                                   RAYSORT_FVEC2 z, float moved)
{
  RAYSORT_FVEC3 r = RAYSORT_FVEC3(raysortBvhTimes(turned.x, inverse), raysortBvhTimes(turned.y, inverse),
                                  raysortBvhTimes(turned.z, inverse));
  RAYSORT_FVEC4 row;
  row.x = raysortBvhTimes(r.x, x.x);
  row.y = raysortBvhPlus(raysortBvhTimes(r.x, x.y), raysortBvhTimes(r.y, y.x));
  row.z = raysortBvhPlus(raysortBvhPlus(raysortBvhTimes(r.x, x.z), raysortBvhTimes(r.y, y.y)),
                         raysortBvhTimes(r.z, z.x));
  row.w = raysortBvhPlus(raysortBvhPlus(raysortBvhTimes(r.x, x.w), raysortBvhTimes(r.y, y.z)),
                         raysortBvhTimes(r.z, z.y));
  row.w = raysortBvhPlus(row.w, moved);
  return RAYSORT_FVEC4(row.x, raysortBvhCleaned(row.y), raysortBvhCleaned(row.z), raysortBvhCleaned(row.w));
}

// Returns the rows of the 16 numbers of VkSRTDataNV: a is sx a b pvx, b is sy c pvy sz, c is pvz qx qy qz, d is
// qw tx ty tz.
RaysortBvhRows raysortBvhRowsOfSrt(RAYSORT_FVEC4 a, RAYSORT_FVEC4 b, RAYSORT_FVEC4 c, RAYSORT_FVEC4 d)
{
  float qx = c.y, qy = c.z, qz = c.w, qw = d.x, ww = raysortBvhTimes(qw, qw);
  RAYSORT_FVEC3 squares = RAYSORT_FVEC3(raysortBvhTimes(qx, qx), raysortBvhTimes(qy, qy), raysortBvhTimes(qz, qz));
  RAYSORT_FVEC3 crossed = RAYSORT_FVEC3(raysortBvhTimes(qx, qy), raysortBvhTimes(qy, qz), raysortBvhTimes(qz, qx));
  RAYSORT_FVEC3 turns = RAYSORT_FVEC3(raysortBvhTimes(qx, qw), raysortBvhTimes(qy, qw), raysortBvhTimes(qz, qw));
  float sum = raysortBvhPlus(raysortBvhPlus(raysortBvhPlus(squares.x, squares.y), squares.z), ww);
  bool isThere = sum >= 8.67361737988403547e-19; // 2^-60
  float inverse = raysortBvhInverse(isThere ? sum : 1.0);
  RAYSORT_FVEC2 z = RAYSORT_FVEC2(b.w, c.x);
  RAYSORT_FVEC3 r0, r1, r2;
  raysortBvhRotation(squares, ww, crossed, turns, r0, r1, r2);
  RaysortBvhRows rows;
  rows.x = raysortBvhTimesScale(r0, inverse, a, b.xyz, z, d.y);
  rows.y = raysortBvhTimesScale(r1, inverse, a, b.xyz, z, d.z);
  rows.z = raysortBvhTimesScale(r2, inverse, a, b.xyz, z, d.w);
  rows.isThere = isThere;
  return rows;
}

// Returns the rows from the object to the world of an instance that moves. m: the first word of its motion record. All
// words are read before the type is known, so that no load waits for another one.
RaysortBvhRows raysortBvhRowsAt(RAYSORT_UVEC2 bvh, uint m, uint type, float time)
{
  RaysortBvhRows rows;
  rows.x = raysortBvhRowAt(RAYSORT_BVH_LOAD_AT(bvh, m, 0), RAYSORT_BVH_LOAD_AT(bvh, m + 4u, 0), time);
  rows.y = raysortBvhRowAt(RAYSORT_BVH_LOAD_AT(bvh, m, 1), RAYSORT_BVH_LOAD_AT(bvh, m + 4u, 1), time);
  rows.z = raysortBvhRowAt(RAYSORT_BVH_LOAD_AT(bvh, m, 2), RAYSORT_BVH_LOAD_AT(bvh, m + 4u, 2), time);
  RAYSORT_FVEC4 rest = raysortBvhRowAt(RAYSORT_BVH_LOAD_AT(bvh, m, 3), RAYSORT_BVH_LOAD_AT(bvh, m + 4u, 3), time);
  rows.isThere = true;
  if (type == RAYSORT_BVH_MOTION_SRT)
    rows = raysortBvhRowsOfSrt(rows.x, rows.y, rows.z, rest);
  return rows;
}

RAYSORT_FVEC3 raysortBvhScaledRow(RAYSORT_FVEC3 row, float scale)
{
  return RAYSORT_FVEC3(raysortBvhTimes(row.x, scale), raysortBvhTimes(row.y, scale), raysortBvhTimes(row.z, scale));
}

// Returns a row of the inverse. cofactors: a column of them.
RAYSORT_FVEC4 raysortBvhInverseRow(RAYSORT_FVEC3 cofactors, float reciprocal, float scale, RAYSORT_FVEC3 moved)
{
  precise RAYSORT_FVEC3 products = cofactors * reciprocal;
  RAYSORT_FVEC3 row = raysortBvhScaledRow(products, scale);
  precise float offset = (row.x * moved.x + row.y * moved.y) + row.z * moved.z;
  precise float back = 0.0 - offset;
  return RAYSORT_FVEC4(row.x, row.y, row.z, raysortBvhCleaned(back));
}

// Does the work of raysort_bvhInvert.
RaysortBvhRows raysortBvhInverted(RaysortBvhRows rows)
{
  float largest = max(max(raysortBvhLargest(rows.x.xyz), raysortBvhLargest(rows.y.xyz)), raysortBvhLargest(rows.z.xyz));
  int exponent = int(RAYSORT_AS_UINT(largest) >> 23) - 127;
  bool isThere = rows.isThere && exponent >= -60 && exponent <= 60;
  float scale = RAYSORT_AS_FLOAT(uint(127 - (isThere ? exponent : 0)) << 23);
  RAYSORT_FVEC3 x = raysortBvhScaledRow(rows.x.xyz, scale), y = raysortBvhScaledRow(rows.y.xyz, scale);
  RAYSORT_FVEC3 z = raysortBvhScaledRow(rows.z.xyz, scale), moved = RAYSORT_FVEC3(rows.x.w, rows.y.w, rows.z.w);
  RAYSORT_FVEC3 a = raysortBvhCross(y, z), b = raysortBvhCross(z, x), c = raysortBvhCross(x, y);
  precise float det = (x.x * a.x + x.y * a.y) + x.z * a.z;
  isThere = isThere && abs(det) >= 7.888609052210118e-31; // 2^-100
  float reciprocal = raysortBvhInverse(isThere ? det : 1.0);
  RaysortBvhRows inverse;
  inverse.x = raysortBvhInverseRow(RAYSORT_FVEC3(a.x, b.x, c.x), reciprocal, scale, moved);
  inverse.y = raysortBvhInverseRow(RAYSORT_FVEC3(a.y, b.y, c.y), reciprocal, scale, moved);
  inverse.z = raysortBvhInverseRow(RAYSORT_FVEC3(a.z, b.z, c.z), reciprocal, scale, moved);
  float most = max(max(raysortBvhLargest(inverse.x.xyz), raysortBvhLargest(inverse.y.xyz)),
                   raysortBvhLargest(inverse.z.xyz));
  inverse.isThere = isThere && most <= RAYSORT_BVH_MAX_RAY;
  return inverse;
}

// Returns a part of a row sum of |M R - 1| + 5 * 2^-22 |M| |R|.
float raysortBvhErrorOf(RAYSORT_FVEC3 row, RAYSORT_FVEC3 column, float one)
{
  precise RAYSORT_FVEC3 parts = row * column;
  precise float error = ((parts.x + parts.y) + parts.z) - one;
  precise float size = (abs(parts.x) + abs(parts.y)) + abs(parts.z);
  precise float room = size * 1.1920928955078125e-6; // 5 * 2^-22
  precise float sum = abs(error) + room;
  return sum;
}

float raysortBvhRowError(RAYSORT_FVEC3 row, RaysortBvhRows inverse, RAYSORT_FVEC3 unit)
{
  float first = raysortBvhErrorOf(row, RAYSORT_FVEC3(inverse.x.x, inverse.y.x, inverse.z.x), unit.x);
  float second = raysortBvhErrorOf(row, RAYSORT_FVEC3(inverse.x.y, inverse.y.y, inverse.z.y), unit.y);
  float third = raysortBvhErrorOf(row, RAYSORT_FVEC3(inverse.x.z, inverse.y.z, inverse.z.z), unit.z);
  precise float sum = (first + second) + third;
  return sum;
}

// Does the work of raysort_bvhSlack.
float raysortBvhSlackOf(RaysortBvhRows rows, RaysortBvhRows inverse)
{
  float x = raysortBvhRowError(rows.x.xyz, inverse, RAYSORT_FVEC3(1.0, 0.0, 0.0));
  float y = raysortBvhRowError(rows.y.xyz, inverse, RAYSORT_FVEC3(0.0, 1.0, 0.0));
  float z = raysortBvhRowError(rows.z.xyz, inverse, RAYSORT_FVEC3(0.0, 0.0, 1.0));
  precise float slack = 2.0 * max(max(x, y), z);
  return slack;
}

// ---- steady instances ----

// Nearly all instances that turn are steady (docs/motion.md), and nearly always no number on the way to their rows is
// denormal. Then nothing is flushed, products with shears are left out, and the results are the same bits with a
// quarter fewer operations.
// Tuning: closest hits among 1,000 instances that turn 8 to 11 % faster; any hits would be 7 to 9 % slower, because
// their kernel would take more registers (NVIDIA H100, 2026-11-27)

RAYSORT_FVEC4 raysortBvhRowNearly(RAYSORT_UVEC4 at0, RAYSORT_UVEC4 at1, float time)
{
  precise float before = 1.0 - time;
  precise RAYSORT_FVEC4 first = before * RAYSORT_AS_FLOAT(at0);
  precise RAYSORT_FVEC4 last = time * RAYSORT_AS_FLOAT(at1);
  precise RAYSORT_FVEC4 sum = first + last;
  return sum;
}

// Returns the bits of |v| less 1. So 0 becomes the largest number: it is not a small one.
uint raysortBvhSizeBits(float v)
{
  return (RAYSORT_AS_UINT(v) & 0x7fffffffu) - 1u;
}

uint raysortBvhLeastBits(RAYSORT_FVEC3 v)
{
  return min(min(raysortBvhSizeBits(v.x), raysortBvhSizeBits(v.y)), raysortBvhSizeBits(v.z));
}

// Returns a row of a rotation times scale and pivot, plus the translation `moved`.
RAYSORT_FVEC4 raysortBvhTimesSteady(RAYSORT_FVEC3 turned, float inverse, RAYSORT_FVEC3 scale, RAYSORT_FVEC3 pivot,
                                    float moved)
{
  precise RAYSORT_FVEC3 r = turned * inverse;
  precise RAYSORT_FVEC3 row = r * scale;
  precise RAYSORT_FVEC3 parts = r * pivot;
  precise float sum = ((parts.x + parts.y) + parts.z) + moved;
  return RAYSORT_FVEC4(row.x, row.y, row.z, raysortBvhCleaned(sum));
}

// Returns the rows of a steady instance at a time. isThere is false if a number may be denormal: then raysortBvhRowsAt
// finds them. Each component of the quaternion must have the magnitude 0, or 2^-20 or more, the sum of their squares
// must be 2^-10 to 2^20, a pivot 0 or 2^-40 or more, a translation 0 or 2^-100 or more. Then products of components are
// 0 or 2^-40 or more, and so multiples of 2^-63; elements of the rotation are 0 or 2^-83 or more, rows 2^-103.
RaysortBvhRows raysortBvhSteadyRows(RAYSORT_UVEC2 bvh, uint m, float time)
{
  RAYSORT_FVEC4 a = raysortBvhRowNearly(RAYSORT_BVH_LOAD_AT(bvh, m, 0), RAYSORT_BVH_LOAD_AT(bvh, m + 4u, 0), time);
  RAYSORT_FVEC4 b = raysortBvhRowNearly(RAYSORT_BVH_LOAD_AT(bvh, m, 1), RAYSORT_BVH_LOAD_AT(bvh, m + 4u, 1), time);
  RAYSORT_FVEC4 c = raysortBvhRowNearly(RAYSORT_BVH_LOAD_AT(bvh, m, 2), RAYSORT_BVH_LOAD_AT(bvh, m + 4u, 2), time);
  RAYSORT_FVEC4 d = raysortBvhRowNearly(RAYSORT_BVH_LOAD_AT(bvh, m, 3), RAYSORT_BVH_LOAD_AT(bvh, m + 4u, 3), time);
  RAYSORT_FVEC3 scale = RAYSORT_FVEC3(a.x, b.x, b.w), pivot = RAYSORT_FVEC3(a.w, b.z, c.x), q = c.yzw;
  precise RAYSORT_FVEC3 squares = q * q;
  precise RAYSORT_FVEC3 crossed = q * q.yzx; // xy, yz, zx
  precise RAYSORT_FVEC3 turns = q * d.x;     // xw, yw, zw
  precise float ww = d.x * d.x;
  precise float sum = ((squares.x + squares.y) + squares.z) + ww;
  float inverse = raysortBvhInverse(sum);
  RAYSORT_FVEC3 r0, r1, r2;
  raysortBvhRotation(squares, ww, crossed, turns, r0, r1, r2);
  RaysortBvhRows rows;
  rows.x = raysortBvhTimesSteady(r0, inverse, scale, pivot, d.y);
  rows.y = raysortBvhTimesSteady(r1, inverse, scale, pivot, d.z);
  rows.z = raysortBvhTimesSteady(r2, inverse, scale, pivot, d.w);
  uint least = min(raysortBvhLeastBits(q), raysortBvhSizeBits(d.x));
  rows.isThere = sum >= 0.0009765625 && sum <= 1048576.0 && least >= 0x357fffffu && // 2^-10, 2^20, 2^-20
                 raysortBvhLeastBits(pivot) >= 0x2b7fffffu &&                       // 2^-40
                 raysortBvhLeastBits(d.yzw) >= 0x0d7fffffu;                         // 2^-100
  return rows;
}

// ---- the way into an instance ----

// Returns the first word of the motion record of an instance.
uint raysortBvhMotionRecordOf(RAYSORT_UVEC2 bvh, uint instance)
{
  return RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * RAYSORT_BVH_LOAD(bvh, 4u).w +
         RAYSORT_BVH_MOTION_INSTANCE_WORDS * instance;
}

// Returns the rows from the world to the object of an instance at a time. isThere is false if a ray does not enter it.
// i: the first word of its record; m: the first word of its motion record, or 0 if the structure has no motion.
// isAny: any hit is sought. Then all instances that move go the longer way: see "steady instances".
RaysortBvhRows raysortBvhWayAt(RAYSORT_UVEC2 bvh, uint i, uint m, float time, bool isAny)
{
  RaysortBvhRows way;
  RAYSORT_UVEC4 kind = RAYSORT_BVH_LOAD(bvh, m + 8u); // type, limit, whether it is steady
  if (m != 0u && kind.x != RAYSORT_BVH_MOTION_STATIC)
  {
    way.isThere = false;
    if (kind.z != 0u && !isAny)
      way = raysortBvhSteadyRows(bvh, m, time);
    if (!way.isThere)
      way = raysortBvhRowsAt(bvh, m, kind.x, time);
    way = raysortBvhInverted(way);
    if (way.isThere && kind.z == 0u) // the rows are read again, with a 0 that hides this: no register keeps them
    {
      RaysortBvhRows rows = raysortBvhRowsAt(bvh, m + (kind.y >> 31), kind.x, time);
      way.isThere = raysortBvhSlackOf(rows, way) <= RAYSORT_AS_FLOAT(kind.y);
    }
  }
  else // read here: threads that keep the rows while others compute theirs need 12 registers more
  {
    way.x = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 0));
    way.y = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 1));
    way.z = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 2));
    way.isThere = true;
  }
  return way;
}

// Returns the same. The header says where the records are.
RaysortBvhRows raysortBvhWayIn(RAYSORT_UVEC2 bvh, uint instance, float time)
{
  uint m = 0u;
  if (RAYSORT_BVH_LOAD(bvh, 3u).x == RAYSORT_BVH_MOTION_MAGIC)
    m = raysortBvhMotionRecordOf(bvh, instance);
  return raysortBvhWayAt(bvh, RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * instance, m, time, false);
}
#endif

#endif
