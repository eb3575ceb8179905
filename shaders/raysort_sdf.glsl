// raysort_sdf.glsl - rays through a sparse distance field: the closest hit, any hit; distance, normal, occlusion.
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. It needs no extension. raysort_sdf_shared.h defines rays, hits, flags and fields. `sdf` names a
// field: a uvec2 (uint2) that only your hooks read, for example an address, the number of a buffer, or an offset.
// Define these hooks before the include; in GLSL you may include raysort_sdf_address.glsl instead:
//   RAYSORT_SDF_HEADER(sdf, i) -> uvec4 (uint4), 16-byte word i of the header
//   RAYSORT_SDF_MAP(sdf, i)    -> uint, word i of the trace maps
//   RAYSORT_SDF_ROW(sdf, i)    -> uvec2 (uint2), 8-byte word i of the bricks: eight samples of one byte
//   RAYSORT_SDF_ID(sdf, i)     -> uint, word i of the ids; not called for a field without ids
// The header and RaysortSdfUpdateLayout have the places of maps, bricks and ids.
// Optional:
//   RAYSORT_SDF_BEGIN(sdf)     a statement that runs before the other hooks, for work that they share; default: nothing
//   RAYSORT_SDF_ROW_AT(sdf, i, k) word i + k of the bricks, k a constant 0 .. 9; default: RAYSORT_SDF_ROW
//   RAYSORT_SDF_START(ray, tLeave, hit) -> bool: an exact test for rays that begin in a shell. It searches a
//                              surface from ray.tMin to tLeave. If it finds one, it sets hit.t, hit.normal and hit.id
//                              and returns true
//   RAYSORT_SDF_4_BITS         true: samples have four bits (RAYSORT_SDF_4_BITS_BIT); default: false
//   RAYSORT_SDF_ONE_CASCADE    true: rays see only the first cascade of their range, 10 % faster; default: false
//   RAYSORT_SDF_MAX_STEPS      most steps of a ray, then a miss is INCOMPLETE; default: RAYSORT_SDF_MOST_STEPS
//
// Why no triangle is lost: a sample of a brick is never more than the distance, in brixels, to the nearest triangle
// that touches the brick's voxel. So the trilinear field f is at most sqrt(3)/2 more than the distance, and at most
// sqrt(3)/2 on a triangle. A ray steps by f - 0.8665 brixels and never beyond the voxel, so it cannot step over a
// triangle. It stops where f <= 0.95: before a triangle, or on it. This point is tShell. t is the point where the
// surface should be by the field's gradient.
//
// Why every ray ends: in a brick a step is 0.08 brixels or more. A step out of a voxel reaches the next voxel, however
// numbers round (RAYSORT_SDF_NEAR). A walk that ends at a face of its cascade never comes back to this cascade. A walk
// that ends at an unknown voxel comes back at least a 16th of a brixel farther on (raysortSdfTraceAll). So each step
// and each walk uses up at least a least length of the way, and the way through the windows is finite.
#ifndef RAYSORT_SDF_GLSL
#define RAYSORT_SDF_GLSL

#ifndef RAYSORT_SDF_HEADER
#error "raysort_sdf.glsl: define RAYSORT_SDF_HEADER(sdf, i) -> uvec4 or include raysort_sdf_address.glsl first"
#endif
#ifndef RAYSORT_SDF_MAP
#error "raysort_sdf.glsl: define RAYSORT_SDF_MAP(sdf, i) -> uint first"
#endif
#ifndef RAYSORT_SDF_ROW
#error "raysort_sdf.glsl: define RAYSORT_SDF_ROW(sdf, i) -> uvec2 first"
#endif
#ifndef RAYSORT_SDF_ID
#error "raysort_sdf.glsl: define RAYSORT_SDF_ID(sdf, i) -> uint first (RAYSORT_SDF_NONE, if no field has ids)"
#endif
#include "raysort_sdf_shared.h"
#ifndef RAYSORT_SDF_BEGIN
#define RAYSORT_SDF_BEGIN(sdf)
#endif
#ifndef RAYSORT_SDF_ROW_AT
#define RAYSORT_SDF_ROW_AT(sdf, i, k) RAYSORT_SDF_ROW(sdf, (i) + uint(k))
#endif
#ifndef RAYSORT_SDF_4_BITS
#define RAYSORT_SDF_4_BITS false
#endif
#ifndef RAYSORT_SDF_ONE_CASCADE
#define RAYSORT_SDF_ONE_CASCADE false
#endif
#ifndef RAYSORT_SDF_MAX_STEPS
#define RAYSORT_SDF_MAX_STEPS RAYSORT_SDF_MOST_STEPS
#endif

#include "raysort_dialect.glsl"

#define RAYSORT_SDF_LEVEL 0.95   // brixels: at or below it a ray is in a shell
#define RAYSORT_SDF_BALL  0.8665 // sqrt(3)/2 and what fp32 loses
#define RAYSORT_SDF_TRUST 0.004  // a cell with at least this trust tells the sides of a surface apart, see
                                 // raysortSdfSign
#define RAYSORT_SDF_LIFT  0.8    // brixels over a surface: there a cell is clear of the surface and of the inside of
                                 // edges
#define RAYSORT_SDF_FALL  0.41   // brixels, and a code: the field falls by less along a ray that leaves a plane
#define RAYSORT_SDF_FAR   3.402823466e38

// ---- cascades ----

struct RaysortSdfWindow
{
  RAYSORT_FVEC3 low;
  float voxel;       // its edge
};

// Returns word i of a cascade, see RaysortSdfCascade.
RAYSORT_UVEC4 raysortSdfCascade(RAYSORT_UVEC2 sdf, uint cascade, uint i)
{
  return RAYSORT_SDF_HEADER(sdf, uint(RAYSORT_SDF_HEADER_WORDS) + uint(RAYSORT_SDF_CASCADE_WORDS) * cascade + i);
}

RaysortSdfWindow raysortSdfWindow(RAYSORT_UVEC2 sdf, uint cascade)
{
  RAYSORT_UVEC4 word = raysortSdfCascade(sdf, cascade, 0u);
  RaysortSdfWindow window;
  window.low = RAYSORT_AS_FLOAT(word.xyz);
  window.voxel = RAYSORT_AS_FLOAT(word.w);
  return window;
}

bool raysortSdfIsBuilt(RAYSORT_UVEC2 sdf, uint cascade)
{
  return (raysortSdfCascade(sdf, cascade, 1u).w & RAYSORT_SDF_CASCADE_BUILT_BIT) != 0u;
}

// ---- bricks ----

// The field of one cell, from the samples at its eight corners.
struct RaysortSdfCell
{
  RAYSORT_FVEC4 low, slope; // samples at x, and their difference to x + 1, for (y, z), (y + 1, z), (y, z + 1), (y + 1,
                            // z + 1)
  RAYSORT_FVEC3 part;       // the place in the cell, 0 .. 1
};

// Added to a float of 0 .. 2^22, this number rounds the float to the nearest whole number and puts it into the low
// bits: one addition does the work of floor and uint.
#define RAYSORT_SDF_ROUND      12582912.0 // 1.5 * 2^23
#define RAYSORT_SDF_ROUND_BITS 0x4b400000u

RAYSORT_FVEC3 raysortSdfAll(float x)
{
  return RAYSORT_FVEC3(x, x, x);
}

// Returns two neighbouring samples of a row of 4-bit samples, the first in bits 0-7.
uint raysortSdfPair(RAYSORT_UVEC2 words, uint row, uint x)
{
  uint codes = ((row & 1u) != 0u ? words.y : words.x) >> (4u * x);
  return (codes & 15u) | (codes & 240u) << 4;
}

// Loads the cell at a point. at: 0 .. 7 brixels from the voxel's lowest corner; it may be a little outside.
RaysortSdfCell raysortSdfCell(RAYSORT_UVEC2 sdf, uint brick, RAYSORT_FVEC3 at)
{
  RaysortSdfCell cell;
  RAYSORT_FVEC3 sixths = clamp(RAYSORT_FMA(at, raysortSdfAll(1.0 / 6.0), raysortSdfAll(-1.0 / 12.0)), 0.0, 1.0);
  precise RAYSORT_FVEC3 corner = RAYSORT_FMA(sixths, raysortSdfAll(6.0), raysortSdfAll(RAYSORT_SDF_ROUND));
  precise RAYSORT_FVEC3 whole = corner - RAYSORT_SDF_ROUND;
  precise RAYSORT_FVEC3 part = at - whole; // precise, else a compiler may add RAYSORT_SDF_ROUND to `at`
  cell.part = part;
  RAYSORT_UVEC3 bits = RAYSORT_AS_UINT(corner);
  uint row = 64u * brick + (8u * bits.z + bits.y - 9u * RAYSORT_SDF_ROUND_BITS);
  uint a, b, c, d;
  if (RAYSORT_SDF_4_BITS) // two rows per word; row + 8 is even if row is even
  {
    uint x = bits.x & 7u;
    RAYSORT_UVEC2 rowA = RAYSORT_SDF_ROW_AT(sdf, row >> 1, 0);
    RAYSORT_UVEC2 rowC = RAYSORT_SDF_ROW_AT(sdf, row >> 1, 4);
    RAYSORT_UVEC2 rowB = rowA, rowD = rowC;
    if ((row & 1u) != 0u)
    {
      rowB = RAYSORT_SDF_ROW_AT(sdf, row >> 1, 1);
      rowD = RAYSORT_SDF_ROW_AT(sdf, row >> 1, 5);
    }
    a = raysortSdfPair(rowA, row, x);
    b = raysortSdfPair(rowB, row + 1u, x);
    c = raysortSdfPair(rowC, row, x);
    d = raysortSdfPair(rowD, row + 1u, x);
  }
  else
  {
    RAYSORT_UVEC2 rowA = RAYSORT_SDF_ROW_AT(sdf, row, 0);
    RAYSORT_UVEC2 rowB = RAYSORT_SDF_ROW_AT(sdf, row, 1);
    RAYSORT_UVEC2 rowC = RAYSORT_SDF_ROW_AT(sdf, row, 8);
    RAYSORT_UVEC2 rowD = RAYSORT_SDF_ROW_AT(sdf, row, 9);
    // Two bytes from byte x on, in bits 0-15; higher bits are other bytes. up: 2^(32 - shift), where 2^32 is 0.
    bool isHigh = (bits.x & 4u) != 0u;
    uint shift = bits.x << 3 & 24u, up = (1u << (31u - shift)) << 1;
    a = ((isHigh ? rowA.y : rowA.x) >> shift) + rowA.y * up;
    b = ((isHigh ? rowB.y : rowB.x) >> shift) + rowB.y * up;
    c = ((isHigh ? rowC.y : rowC.x) >> shift) + rowC.y * up;
    d = ((isHigh ? rowD.y : rowD.x) >> shift) + rowD.y * up;
  }
  cell.low = RAYSORT_FVEC4(float(a & 255u), float(b & 255u), float(c & 255u), float(d & 255u));
  cell.slope = RAYSORT_FVEC4(float(a >> 8 & 255u), float(b >> 8 & 255u), float(c >> 8 & 255u), float(d >> 8 & 255u));
  cell.slope -= cell.low;
  return cell;
}

// Returns the field at the point, in codes.
float raysortSdfValue(RaysortSdfCell cell)
{
  RAYSORT_FVEC4 x = cell.low + cell.slope * cell.part.x;
  RAYSORT_FVEC2 y = x.xz + (x.yw - x.xz) * cell.part.y;
  return y.x + (y.y - y.x) * cell.part.z;
}

RAYSORT_FVEC3 raysortSdfGradient(RaysortSdfCell cell)
{
  RAYSORT_FVEC4 slope = cell.slope;
  RAYSORT_FVEC4 x = cell.low + slope * cell.part.x;
  RAYSORT_FVEC2 slopeY = slope.xz + (slope.yw - slope.xz) * cell.part.y;
  RAYSORT_FVEC2 y = x.xz + (x.yw - x.xz) * cell.part.y;
  return RAYSORT_FVEC3(slopeY.x + (slopeY.y - slopeY.x) * cell.part.z,
                       (x.y - x.x) + ((x.w - x.z) - (x.y - x.x)) * cell.part.z, y.y - y.x);
}

// Returns v with length 1; zero if v is zero.
RAYSORT_FVEC3 raysortSdfUnit(RAYSORT_FVEC3 v)
{
  float square = dot(v, v);
  return square > 0.0 ? v * RAYSORT_INVERSE_ROOT(square) : raysortSdfAll(0.0);
}

// Returns the id of a block of 2 x 2 x 2 cells. The caller knows that the field has ids.
uint raysortSdfIdAt(RAYSORT_UVEC2 sdf, uint brick, RAYSORT_FVEC3 at)
{
  RAYSORT_FVEC3 block = clamp(floor(at * 0.5), raysortSdfAll(0.0), raysortSdfAll(3.0));
  return RAYSORT_SDF_ID(sdf, 64u * brick + 16u * uint(block.z) + 4u * uint(block.y) + uint(block.x));
}

// ---- a ray on its way through a cascade ----

// A ray in voxels of a cascade. Axes along which the ray descends are mirrored, so that it ascends along all axes. s is
// t - base.
struct RaysortSdfWay
{
  RAYSORT_FVEC3 start, step; // start + s step is the ray's place, less half a voxel, plus RAYSORT_SDF_NEAR
  RAYSORT_FVEC3 inverse, offset; // the ray is at face b of an axis at s = b inverse + offset
  RAYSORT_FVEC3 scale;       // 7, or -7 where mirrored
  RAYSORT_FVEC3 brixelStep;  // step in brixels, not mirrored
  uint mirror;               // mirrors a map's index, and removes the bits that RAYSORT_SDF_ROUND leaves in it
  uint shift;                // 3 * octant; bit k of the octant is set if the ray descends along axis k
  float base, brixel;        // brixel: 1/7 voxel, in s
};

// A ray counts as in a voxel if it is this near to the voxel, in voxels. Rounding moves a face by less than this, and a
// triangle that is nearer to a voxel than 1.4e-4 gives the voxel a brick.
// Proof of the first, with u = 2^-24: a face is at T = b inverse + offset, and the ray is at T step + start. A ray is
// at most 64 voxels before the window, so |start| <= 64 and |b - start| <= 128. The error of inverse is 2.1 u (one of
// Newton's steps repairs any quotient, also if fma() rounds twice). The errors of offset, b inverse, the sums and T
// step are 1 u each. Together: 128 (2.1 + 1 + 1) u + 4 * 64 u = 781 u = 4.7e-5. So at the time of a face the ray is in
// the voxel past the face, and the next face comes later.
#define RAYSORT_SDF_NEAR 5e-5

bool raysortSdfIsAlive(RaysortSdfRay ray)
{
  const uint most = 0x5d800000u; // 2^60; bits are compared, because drivers differ in how a NaN compares
  uint ox = RAYSORT_AS_UINT(ray.origin.x) & 0x7fffffffu;
  uint oy = RAYSORT_AS_UINT(ray.origin.y) & 0x7fffffffu;
  uint oz = RAYSORT_AS_UINT(ray.origin.z) & 0x7fffffffu;
  uint dx = RAYSORT_AS_UINT(ray.direction.x) & 0x7fffffffu;
  uint dy = RAYSORT_AS_UINT(ray.direction.y) & 0x7fffffffu;
  uint dz = RAYSORT_AS_UINT(ray.direction.z) & 0x7fffffffu;
  bool isNumber = max(max(max(ox, oy), oz), max(max(dx, dy), dz)) <= most &&
                  (RAYSORT_AS_UINT(ray.tMin) & 0x7fffffffu) < 0x7f800000u && RAYSORT_AS_UINT(ray.tMax) <= 0x7f800000u;
  bool isLong = max(max(dx, dy), dz) >= 0x30800000u; // 2^-30
  return isNumber && isLong && ray.tMin <= ray.tMax;
}

// Returns origin + t direction, rounded about once: for a far origin and a large t it is more exact than a plain sum.
float raysortSdfAlong(float origin, float direction, float t)
{
  precise float product = direction * t;
  precise float wideD = 4097.0 * direction, wideT = 4097.0 * t; // Dekker's halves: 12 bits each, products are exact
  precise float highD = wideD - (wideD - direction), highT = wideT - (wideT - t);
  precise float lowD = direction - highD, lowT = t - highT;
  precise float rest = ((highD * highT - product) + highD * lowT + lowD * highT) + lowD * lowT;
  precise float sum = origin + product;
  precise float part = sum - origin; // Knuth's two-sum
  precise float lost = (origin - (sum - part)) + (product - part);
  precise float result = sum + (lost + rest);
  return result;
}

// Makes the way of a ray from t on. t is in the cascade or, by rounding, a little before it.
RaysortSdfWay raysortSdfEnter(RAYSORT_UVEC2 sdf, uint cascade, RaysortSdfRay ray, float t)
{
  RaysortSdfWay way;
  RaysortSdfWindow window = raysortSdfWindow(sdf, cascade);
  float perLength = RAYSORT_INVERSE_ROOT(dot(ray.direction, ray.direction));
  float scale = RAYSORT_AS_FLOAT(raysortSdfCascade(sdf, cascade, 2u).w);
  RAYSORT_FVEC3 origin = ray.origin;
  way.base = 0.0;
  if (t > 64.0 * window.voxel * perLength) // so far away positions would lose more than 1e-4 brixels
  {
    way.base = t;
    origin.x = raysortSdfAlong(ray.origin.x, ray.direction.x, t);
    origin.y = raysortSdfAlong(ray.origin.y, ray.direction.y, t);
    origin.z = raysortSdfAlong(ray.origin.z, ray.direction.z, t);
  }
  RAYSORT_FVEC3 start = (origin - window.low) * scale;
  way.step = max(abs(ray.direction), raysortSdfAll(1e-20)) * scale;
  way.scale = RAYSORT_FVEC3(ray.direction.x < 0.0 ? -7.0 : 7.0, ray.direction.y < 0.0 ? -7.0 : 7.0,
                            ray.direction.z < 0.0 ? -7.0 : 7.0);
  start = RAYSORT_FVEC3(ray.direction.x < 0.0 ? 64.0 - start.x : start.x,
                        ray.direction.y < 0.0 ? 64.0 - start.y : start.y,
                        ray.direction.z < 0.0 ? 64.0 - start.z : start.z);
  float s = t - way.base;
  start = start + max(-RAYSORT_FMA(raysortSdfAll(s), way.step, start), raysortSdfAll(0.0));
  way.inverse = 1.0 / way.step;
  way.inverse = RAYSORT_FMA(way.inverse, RAYSORT_FMA(-way.step, way.inverse, raysortSdfAll(1.0)), way.inverse);
  way.offset = -start * way.inverse;
  way.start = start - (0.5 - RAYSORT_SDF_NEAR);
  way.brixelStep = way.step * way.scale;
  uint octant =
      (ray.direction.x < 0.0 ? 1u : 0u) | (ray.direction.y < 0.0 ? 2u : 0u) | (ray.direction.z < 0.0 ? 4u : 0u);
  way.mirror = ((octant & 1u) * 63u) | ((octant >> 1 & 1u) * (63u << 6)) | ((octant >> 2) * (63u << 12));
  way.mirror ^= 4161u * RAYSORT_SDF_ROUND_BITS; // 1 + 2^6 + 2^12
  way.shift = 3u * octant;
  way.brixel = window.voxel * perLength * (1.0 / 7.0);
  return way;
}

float raysortSdfLeast(RAYSORT_FVEC3 v)
{
  return min(v.x, min(v.y, v.z));
}

#define RAYSORT_SDF_SIDE(code) (float(RAYSORT_SDF_SKIP_SIDES >> (4u * (code)) & 15u) + 1.0)
#define RAYSORT_SDF_NO_CASCADE 0xffffffffu

RAYSORT_FVEC3 raysortSdfReciprocal(RAYSORT_FVEC3 direction)
{
  return 1.0 / RAYSORT_FVEC3(abs(direction.x) < 1e-20 ? 1e-20 : direction.x,
                             abs(direction.y) < 1e-20 ? 1e-20 : direction.y,
                             abs(direction.z) < 1e-20 ? 1e-20 : direction.z);
}

// Returns the t where the ray enters a window, and the t where it leaves the window.
RAYSORT_FVEC2 raysortSdfThrough(RaysortSdfWindow window, RaysortSdfRay ray, RAYSORT_FVEC3 reciprocal)
{
  RAYSORT_FVEC3 a = (window.low - ray.origin) * reciprocal;
  RAYSORT_FVEC3 b = (window.low + 64.0 * window.voxel - ray.origin) * reciprocal;
  RAYSORT_FVEC3 enter = min(a, b);
  return RAYSORT_FVEC2(max(enter.x, max(enter.y, enter.z)), raysortSdfLeast(max(a, b)));
}

// The cascades on a ray's way, a bit for each cascade.
struct RaysortSdfRoute
{
  uint exited;  // the ray has left it for good, because windows are convex; or it was never built; or, with isOutward,
                // it is finer than the chosen cascade
  uint avoided; // it does not know a voxel, and the ray avoids it for a while
  uint unbuilt; // it was never built, and the ray needed it
};

// Chooses the cascade to walk from t on: the finest one at t that is not avoided. Coarser cascades are not tested. end:
// it is lowered to the beginning of a finer cascade; if no cascade is at t, to the beginning of any. Times come from
// raysortSdfThrough. It may disagree with the walk about a face that the ray runs along; then the walk is right, see
// raysortSdfTraceAll.
uint raysortSdfChoose(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, RAYSORT_UVEC2 range, float t, bool isOutward,
                      inout RaysortSdfRoute route, inout float end)
{
  RAYSORT_FVEC3 reciprocal = raysortSdfReciprocal(ray.direction);
  uint chosen = RAYSORT_SDF_NO_CASCADE;
  float begin = end;
  uint cascade = range.x;
  while (chosen == RAYSORT_SDF_NO_CASCADE && cascade < range.x + range.y)
  {
    uint bit = 1u << cascade;
    if ((route.exited & bit) == 0u)
    {
      RAYSORT_FVEC2 through = raysortSdfThrough(raysortSdfWindow(sdf, cascade), ray, reciprocal);
      bool isBuilt = raysortSdfIsBuilt(sdf, cascade);
      route.unbuilt |= isBuilt ? 0u : bit;
      if (!isBuilt || !(through.y > max(through.x, t)))
        route.exited |= bit;
      else if (through.x > t)
        begin = min(begin, through.x);
      else if ((route.avoided & bit) == 0u)
        chosen = cascade;
    }
    ++cascade;
  }
  if (isOutward && chosen != RAYSORT_SDF_NO_CASCADE)
    route.exited |= (1u << chosen) - 1u;
  else
    end = begin;
  return chosen;
}

// Whether a part of t .. end is in a built cascade of the range that the ray has left too early.
bool raysortSdfHasPart(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, RAYSORT_UVEC2 range, float t, float end)
{
  RAYSORT_FVEC3 reciprocal = raysortSdfReciprocal(ray.direction);
  bool hasPart = false;
  for (uint cascade = range.x; cascade < range.x + range.y; ++cascade)
  {
    RaysortSdfWindow window = raysortSdfWindow(sdf, cascade);
    RAYSORT_FVEC2 through = raysortSdfThrough(window, ray, reciprocal);
    float beyond = t + (1e-6 * t + 1e-3 * window.voxel); // a common face of two cascades is rounded twice
    hasPart = hasPart ||
              (through.y > max(through.x, beyond) && through.x < end && raysortSdfIsBuilt(sdf, cascade));
  }
  return hasPart;
}

// ---- the march ----

// The state of a march through a cascade. The ray's place follows only from s.
struct RaysortSdfMarch
{
  float s;
  float end;           // the s where the march ends: a face of the cascade, or the end that the caller gives
  float stop;          // in a brick: the s where the ray leaves the brick, at most `end`
  RAYSORT_FVEC3 corner; // in a brick: corner + s brixelStep is the ray's place, in brixels from the lowest corner
  uint brick;
  uint steps;
  bool isInBrick;
  bool isInShell;
  bool isUnknown;      // s is the beginning of a voxel that the cascade does not know, `stop` is its end
};

// Returns RaysortSdfMarch.corner for the voxel that `at` rounds to. All of it is precise: a compiler that may reorder
// sums adds RAYSORT_SDF_ROUND to the way's start and loses its fraction (NVIDIA's compiler does).
RAYSORT_FVEC3 raysortSdfCorner(RaysortSdfWay way, RAYSORT_FVEC3 at)
{
  precise RAYSORT_FVEC3 voxel = at - RAYSORT_SDF_ROUND;
  precise RAYSORT_FVEC3 inside = (way.start - RAYSORT_SDF_NEAR) - voxel;
  precise RAYSORT_FVEC3 corner = RAYSORT_FMA(inside, way.scale, raysortSdfAll(3.5));
  return corner;
}

// Makes a step: through a voxel, or a cube of voxels; in a brick, up to a sample of the field.
void raysortSdfStep(RAYSORT_UVEC2 sdf, uint map, RaysortSdfWay way, float codeStep, inout RaysortSdfMarch march)
{
  ++march.steps;
  if (!march.isInBrick)
  {
    precise RAYSORT_FVEC3 at =
        RAYSORT_FMA(raysortSdfAll(march.s), way.step, way.start) + RAYSORT_SDF_ROUND;
    at = min(at, raysortSdfAll(RAYSORT_SDF_ROUND + 63.0));
    RAYSORT_UVEC3 bits = RAYSORT_AS_UINT(at);
    uint word = RAYSORT_SDF_MAP(sdf, map + ((bits.x + (bits.y << 6) + (bits.z << 12)) ^ way.mirror));
    bool isEmpty = (word & RAYSORT_SDF_EMPTY_BIT) != 0u;
    uint code = isEmpty ? word >> way.shift & 7u : 0u; // an unknown voxel has code 0
    uint sideBits = (RAYSORT_SDF_SKIP_SIDES >> (4u * code) & 15u) | RAYSORT_SDF_ROUND_BITS; // the side - 1
    precise float side = RAYSORT_AS_FLOAT(sideBits) - (RAYSORT_SDF_ROUND - 1.0);
    precise RAYSORT_FVEC3 face = (at - RAYSORT_SDF_ROUND) + side;
    float next = raysortSdfLeast(RAYSORT_FMA(face, way.inverse, way.offset));
    march.stop = min(next, march.end);
    march.isInBrick = !isEmpty;
    march.brick = word;
    march.corner = raysortSdfCorner(way, at);
    march.isUnknown = (RAYSORT_SDF_ONE_CASCADE && march.isUnknown) || (word & RAYSORT_SDF_UNKNOWN_BIT) != 0u;
    if (isEmpty && (RAYSORT_SDF_ONE_CASCADE || !march.isUnknown))
      march.s = max(march.s, march.stop);
  }
  if (march.isInBrick)
  {
    RAYSORT_FVEC3 at = RAYSORT_FMA(raysortSdfAll(march.s), way.brixelStep, march.corner);
    float f = raysortSdfValue(raysortSdfCell(sdf, march.brick & RAYSORT_SDF_BRICK_MASK, at)) * codeStep;
    march.isInShell = f <= RAYSORT_SDF_LEVEL;
    if (!march.isInShell)
    {
      march.s += (f - RAYSORT_SDF_BALL) * way.brixel;
      march.isInBrick = march.s < march.stop;
      march.s = min(march.s, march.stop);
    }
  }
}

// The shell that a ray began in, and where the ray left it.
struct RaysortSdfStart
{
  float sLeave;
  bool isInside; // the ray is still in the shell
  bool wasInside;
};

// Follows a ray in the shell that it began in. In cells that hold the surface, the field does not tell the side: along
// a ray that only leaves the surface it rises and falls a little. So a ray heads for a surface if the field has fallen
// by more than RAYSORT_SDF_FALL and a code.
bool raysortSdfWalkOut(RAYSORT_UVEC2 sdf, uint map, RaysortSdfWay way, float codeStep, uint rayFlags,
                       inout RaysortSdfStart start, inout RaysortSdfMarch march)
{
  bool isGoing = true;
  float most = 0.0; // the largest field so far
  while (start.isInside && isGoing)
  {
    float before = march.s;
    raysortSdfStep(sdf, map, way, codeStep, march);
    if (march.isInShell)
    {
      RAYSORT_FVEC3 at = RAYSORT_FMA(raysortSdfAll(march.s), way.brixelStep, march.corner);
      float f = raysortSdfValue(raysortSdfCell(sdf, march.brick & RAYSORT_SDF_BRICK_MASK, at)) * codeStep;
      bool falls = most - f > RAYSORT_SDF_FALL + codeStep;
      most = max(most, f);
      start.wasInside = true;
      start.isInside = (rayFlags & RAYSORT_SDF_RAY_START_HITS_BIT) == 0u &&
                       (!falls || (rayFlags & RAYSORT_SDF_RAY_START_EXACT_BIT) != 0u);
      start.sLeave = march.s;
      march.isInShell = !start.isInside;
      if (start.isInside)
      {
        march.s += 0.35 * way.brixel;
        march.isInBrick = march.s < march.stop;
        march.s = min(march.s, march.stop);
      }
    }
    else if (RAYSORT_SDF_ONE_CASCADE || !march.isUnknown)
    {
      start.sLeave = before;
      start.isInside = false;
    }
    isGoing = march.s < march.end && !march.isInShell && (RAYSORT_SDF_ONE_CASCADE || !march.isUnknown) &&
              march.steps < uint(RAYSORT_SDF_MAX_STEPS);
  }
  return isGoing;
}

// Marches through one cascade from march.s to `end`, both in s. codeStep: brixels of one code.
void raysortSdfWalk(RAYSORT_UVEC2 sdf, uint cascade, RaysortSdfWay way, float codeStep, uint rayFlags, float end,
                    inout RaysortSdfStart start, inout RaysortSdfMarch march)
{
  uint map = uint(RAYSORT_SDF_VOXELS) * cascade;
  // All times of faces come from the same fma: else the ray could be in the window and past its last voxel.
  march.end = min(end, raysortSdfLeast(RAYSORT_FMA(raysortSdfAll(64.0), way.inverse, way.offset)));
  march.stop = march.end;
  march.corner = way.start;
  march.brick = 0u;
  march.isInBrick = false;
  march.isInShell = false;
  march.isUnknown = false;
  bool isGoing = raysortSdfWalkOut(sdf, map, way, codeStep, rayFlags, start, march);
  while (isGoing)
  {
    raysortSdfStep(sdf, map, way, codeStep, march);
    isGoing = march.s < march.end && !march.isInShell && (RAYSORT_SDF_ONE_CASCADE || !march.isUnknown) &&
              march.steps < uint(RAYSORT_SDF_MAX_STEPS);
  }
}

// ---- hits ----

RaysortSdfHit raysortSdfMiss(RaysortSdfRay ray)
{
  RaysortSdfHit hit;
  hit.t = ray.tMax;
  hit.tShell = ray.tMax;
  hit.tLeave = ray.tMin;
  hit.normal = 0u;
  hit.brick = RAYSORT_SDF_NONE;
  hit.id = RAYSORT_SDF_NONE;
  hit.material = 0u;
  hit.flags = 0u;
  return hit;
}

// Packs a normal, octahedral: x in bits 0-15, y in bits 16-31, each a snorm16.
uint raysortSdfPackNormal(RAYSORT_FVEC3 n)
{
  float sum = abs(n.x) + abs(n.y) + abs(n.z);
  RAYSORT_FVEC2 p = n.xy / max(sum, 1e-30);
  if (n.z < 0.0)
    p = RAYSORT_FVEC2((1.0 - abs(p.y)) * (p.x < 0.0 ? -1.0 : 1.0), (1.0 - abs(p.x)) * (p.y < 0.0 ? -1.0 : 1.0));
  int x = int(floor(clamp(p.x, -1.0, 1.0) * 32767.0 + 0.5));
  int y = int(floor(clamp(p.y, -1.0, 1.0) * 32767.0 + 0.5));
  return (uint(x) & 0xffffu) | (uint(y) << 16);
}

// Returns the normal of a closest hit, of length 1. For a miss or an any-hit the result has no meaning.
RAYSORT_FVEC3 raysortSdfHitNormal(RaysortSdfHit hit)
{
  float x = float(int(hit.normal << 16) >> 16) / 32767.0;
  float y = float(int(hit.normal) >> 16) / 32767.0;
  float z = 1.0 - abs(x) - abs(y);
  float under = max(-z, 0.0);
  RAYSORT_FVEC3 n = RAYSORT_FVEC3(x + (x < 0.0 ? under : -under), y + (y < 0.0 ? under : -under), z);
  return n * RAYSORT_INVERSE_ROOT(dot(n, n));
}

// Makes the samples behind the surface negative. Samples are distances: they fall towards a surface and rise behind it.
// If a cell has samples on both sides, its gradient has the direction of neither side.
// The squares of the samples tell the sides apart, because the squares of distances to a plane have no crest.
// h is the distance from the cell's middle to the plane, n is the plane's normal. Then half of the squares' mean rise
// along an axis is h times n on this axis, and h h is the mean of the squares less 1/4. (Where two surfaces meet, the
// mean is larger, and the samples count as in front.) The side of the cell's middle stays positive.
// Returns the square of twice the rise. If it is near 0, the plane goes through the middle, and the signs have no
// meaning. codeStep: brixels of one code.
float raysortSdfSign(float codeStep, inout RaysortSdfCell cell)
{
  RAYSORT_FVEC4 none = RAYSORT_FVEC4(0.0, 0.0, 0.0, 0.0);
  RAYSORT_FVEC4 low = cell.low + 0.5, high = low + cell.slope; // + 0.5, because codes are rounded down
  RAYSORT_FVEC4 squareLow = low * low * (codeStep * codeStep), squareHigh = high * high * (codeStep * codeStep);
  RAYSORT_FVEC4 sum = squareLow + squareHigh, rise = squareHigh - squareLow;
  float x = 0.25 * (rise.x + rise.y + rise.z + rise.w);
  float y = 0.25 * (sum.y + sum.w - sum.x - sum.z), z = 0.25 * (sum.z + sum.w - sum.x - sum.y);
  float square = x * x + y * y + z * z;
  float middle = sqrt(square * max(square, 0.5 * (sum.x + sum.y + sum.z + sum.w) - 1.0)); // h, times twice the rise
  RAYSORT_FVEC4 side = RAYSORT_FVEC4(middle - y - z, middle + y - z, middle - y + z, middle + y + z);
  cell.low = low * (2.0 * step(none, side - x) - 1.0);
  cell.slope = high * (2.0 * step(none, side + x) - 1.0) - cell.low;
  return square;
}

// The surface near a cell, by the samples of the cell.
struct RaysortSdfSurface
{
  RAYSORT_FVEC3 normal;
  float distance; // brixels, negative behind the surface; the front side is a guess
  float trust;    // see raysortSdfSign
};

// Returns the surface near the ray's point at s, from the brick's cell that is nearest to the point plus `off`. off:
// brixels.
RaysortSdfSurface raysortSdfLook(RAYSORT_UVEC2 sdf, RaysortSdfWay way, RaysortSdfMarch march, float codeStep, float s,
                                 RAYSORT_FVEC3 off)
{
  RAYSORT_FVEC3 at = march.corner + way.brixelStep * s;
  RAYSORT_FVEC3 inside = clamp(at + off, raysortSdfAll(0.0), raysortSdfAll(7.0));
  RaysortSdfCell cell = raysortSdfCell(sdf, march.brick & RAYSORT_SDF_BRICK_MASK, inside);
  RaysortSdfSurface surface;
  surface.trust = raysortSdfSign(codeStep, cell);
  surface.normal = raysortSdfUnit(raysortSdfGradient(cell));
  surface.distance = raysortSdfValue(cell) * codeStep + dot(surface.normal, at - inside);
  return surface;
}

void raysortSdfTurn(bool isWrong, inout RaysortSdfSurface surface)
{
  surface.normal = isWrong ? -surface.normal : surface.normal;
  surface.distance = isWrong ? -surface.distance : surface.distance;
}

// Moves the march to the brick of the voxel at s, if this is another voxel and it has a brick. A brick need not know
// the surfaces outside of its voxel.
void raysortSdfCross(RAYSORT_UVEC2 sdf, uint cascade, RaysortSdfWay way, float s, inout RaysortSdfMarch march)
{
  RAYSORT_FVEC3 off = abs(march.corner + way.brixelStep * s - 3.5);
  if (max(off.x, max(off.y, off.z)) > 3.5)
  {
    precise RAYSORT_FVEC3 at = RAYSORT_FMA(raysortSdfAll(s), way.step, way.start) + RAYSORT_SDF_ROUND;
    at = clamp(at, raysortSdfAll(RAYSORT_SDF_ROUND), raysortSdfAll(RAYSORT_SDF_ROUND + 63.0));
    RAYSORT_UVEC3 bits = RAYSORT_AS_UINT(at);
    uint index = (bits.x + (bits.y << 6) + (bits.z << 12)) ^ way.mirror;
    uint word = RAYSORT_SDF_MAP(sdf, uint(RAYSORT_SDF_VOXELS) * cascade + index);
    bool isEmpty = (word & RAYSORT_SDF_EMPTY_BIT) != 0u;
    march.brick = isEmpty ? march.brick : word;
    march.corner = isEmpty ? march.corner : raysortSdfCorner(way, at);
  }
}

// Goes from the shell to the surface with two cells. The first cell is a little before the shell, where the ray is in
// front of the surface. The second cell is over the place where the surface should be; it counts if it can tell the
// sides apart. The normal never points along the ray: if a ray just misses an edge, the normal is at a right angle to
// the ray.
void raysortSdfRefine(RAYSORT_UVEC2 sdf, uint cascade, RaysortSdfWay way, RaysortSdfMarch march, float codeStep,
                      inout float s, out RAYSORT_FVEC3 normal)
{
  RAYSORT_FVEC3 along = way.brixelStep * way.brixel;
  RaysortSdfSurface first =
      raysortSdfLook(sdf, way, march, codeStep, march.s - 0.3 * way.brixel, raysortSdfAll(0.0));
  bool isRising = dot(first.normal, along) > 0.0;
  raysortSdfTurn(abs(first.distance) > 0.05 ? first.distance < 0.0 : isRising, first);
  float approach = -dot(first.normal, along); // cosine
  float ahead = approach > 0.05 ? clamp(first.distance / approach - 0.3, -1.0, 3.5) : 0.5;
  bool isSure = first.trust > RAYSORT_SDF_TRUST;
  ahead += isSure ? 0.0 : 1.0; // another cell
  raysortSdfCross(sdf, cascade, way, march.s + ahead * way.brixel, march);
  RaysortSdfSurface next = raysortSdfLook(sdf, way, march, codeStep, march.s + ahead * way.brixel,
                                          first.normal * (isSure ? RAYSORT_SDF_LIFT : 0.0));
  raysortSdfTurn(isSure ? dot(next.normal, first.normal) < 0.0 : dot(next.normal, along) > 0.0, next);
  float cosine = -dot(next.normal, along);
  bool isBetter = cosine > 0.05 && next.trust > RAYSORT_SDF_TRUST;
  normal = isBetter ? next.normal : first.normal;
  approach = isBetter ? cosine : approach;
  ahead = isBetter ? clamp(ahead + next.distance / cosine, -1.0, 7.0) : ahead;
  normal = approach < 0.001 ? raysortSdfUnit(normal + along * (approach - 0.001)) : normal;
  s = march.s + ahead * way.brixel;
}

// The result of a ray so far.
struct RaysortSdfState
{
  RaysortSdfMarch march;
  RaysortSdfStart start;
  float tLeave;
  bool isIncomplete;
};

// Stores the hit of a march, if it found one.
void raysortSdfFinish(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, RaysortSdfWay way, RaysortSdfState state,
                      uint cascade, float codeStep, bool isAny, inout RaysortSdfHit hit)
{
  RaysortSdfMarch march = state.march;
  float s = march.s;
  RAYSORT_FVEC3 normal = raysortSdfAll(0.0);
  uint brick = march.brick & RAYSORT_SDF_BRICK_MASK;
  if (!isAny)
    raysortSdfRefine(sdf, cascade, way, march, codeStep, s, normal);
  s = state.start.wasInside && (rayFlags & RAYSORT_SDF_RAY_START_HITS_BIT) != 0u ? march.s : s;
  hit.tShell = clamp(way.base + march.s, ray.tMin, ray.tMax);
  hit.t = clamp(way.base + s, ray.tMin, ray.tMax);
  hit.normal = isAny ? 0u : raysortSdfPackNormal(normal);
  hit.brick = brick | cascade << RAYSORT_SDF_HIT_CASCADE_SHIFT;
  RAYSORT_UVEC4 offsets = RAYSORT_SDF_HEADER(sdf, 1u); // lavapipe 22.3 took x for w if it had the whole word
  if (offsets.w != 0u)                                 // the field has ids
    hit.id = raysortSdfIdAt(sdf, brick, march.corner + way.brixelStep * s);
  hit.flags = RAYSORT_SDF_HIT_BIT;
}

// ---- the whole ray ----

// Walks through one cascade from t to `end`.
RaysortSdfWay raysortSdfPass(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, uint cascade, float codeStep, float t,
                             float end, inout RaysortSdfState state)
{
  RaysortSdfWay way = raysortSdfEnter(sdf, cascade, ray, t);
  bool wasInside = state.start.isInside;
  state.march.s = t - way.base;
  state.start.sLeave = state.march.s;
  raysortSdfWalk(sdf, cascade, way, codeStep, rayFlags, end - way.base, state.start, state.march);
  state.tLeave = wasInside ? way.base + state.start.sLeave : state.tLeave;
  return way;
}

// Traces a ray through a single cascade. Unknown voxels are skipped.
void raysortSdfTraceOne(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, uint cascade, float codeStep, bool isAny,
                        inout RaysortSdfState state, inout RaysortSdfHit hit)
{
  RAYSORT_FVEC2 through =
      raysortSdfThrough(raysortSdfWindow(sdf, cascade), ray, raysortSdfReciprocal(ray.direction));
  float t = max(max(ray.tMin, 0.0), through.x);
  bool isBuilt = raysortSdfIsBuilt(sdf, cascade);
  state.start.isInside = through.x <= max(ray.tMin, 0.0);
  if (isBuilt && through.y > t && t <= min(ray.tMax, RAYSORT_SDF_FAR))
  {
    RaysortSdfWay way = raysortSdfPass(sdf, ray, rayFlags, cascade, codeStep, t, ray.tMax, state);
    if (state.march.isInShell)
      raysortSdfFinish(sdf, ray, rayFlags, way, state, cascade, codeStep, isAny, hit);
  }
  state.isIncomplete = !isBuilt || state.march.isUnknown;
}

// Steps of a ray; after them it leaves a cascade for good at the next voxel that the cascade does not know.
#define RAYSORT_SDF_PATIENCE 1024u

// Traces a ray through all cascades of its range. A window is a convex box, so a ray crosses each window at most once.
// The ray walks the finest cascade at its place, one cascade after another. Coarser cascades are walked through a voxel
// that the finest one does not know. Every walk moves the ray forward for good. It ends in one of three ways:
// - At `end`: tMax, or the beginning of a finer cascade (which comes once), or `limit` (see below).
// - At a face of the cascade, also at its last voxel if that is unknown: the cascade is never walked again. The walk's
//   own times count here: the walk may be at the face at once although raysortSdfThrough has the face far away.
// - At an unknown voxel: the cascade comes back at `limit`, the end of the voxel and at least a 16th of a brixel away.
//   So a cascade has at most some 200 walks of this kind (a few more if t or places are coarser than brixels), and each
//   walk may ask all coarser cascades again. After RAYSORT_SDF_PATIENCE steps a cascade has one walk.
// Nothing is skipped: for a part that a cascade is avoided for, or was left for, the coarser cascades are walked. If
// there is none, the ray is INCOMPLETE (route.unbuilt or route.avoided). The hit is computed after the loop. No loop
// here ends by `break`: a driver spoils values that are set in a divergent loop with a break.
// Tuning: with the hit after the loop an NVIDIA H200 needs 64 registers per ray, not 72.
void raysortSdfTraceAll(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, RAYSORT_UVEC2 range, float codeStep,
                        bool isAny, inout RaysortSdfState state, inout RaysortSdfHit hit)
{
  RaysortSdfWay way;
  RaysortSdfRoute route;
  route.exited = 0u;
  route.avoided = 0u;
  route.unbuilt = 0u;
  uint walked = range.x;
  float limit = RAYSORT_SDF_FAR; // the t where avoided cascades come back
  float t = max(ray.tMin, 0.0);
  bool isGoing = true;
  while (isGoing)
  {
    float end = min(ray.tMax, limit);
    bool isOutward = (rayFlags & RAYSORT_SDF_RAY_OUTWARD_BIT) != 0u && route.avoided == 0u;
    uint cascade = raysortSdfChoose(sdf, ray, range, t, isOutward, route, end);
    if (cascade == RAYSORT_SDF_NO_CASCADE)
    {
      bool isLost = (route.unbuilt | route.avoided) != 0u;
      if (isOutward && !isLost && !state.isIncomplete)
        isLost = raysortSdfHasPart(sdf, ray, RAYSORT_UVEC2(range.x, walked - range.x), t, end);
      state.isIncomplete = state.isIncomplete || isLost;
      state.tLeave = state.start.isInside ? end : state.tLeave;
      state.start.isInside = false;
      t = end;
    }
    else
    {
      walked = cascade;
      way = raysortSdfPass(sdf, ray, rayFlags, cascade, codeStep, t, end, state);
      uint bit = 1u << cascade;
      bool isAtFace = state.march.end < end - way.base; // the march ended at a face of the cascade
      if (state.march.isUnknown)
      {
        bool isTired = state.march.steps >= RAYSORT_SDF_PATIENCE;
        t = max(t, way.base + state.march.s);
        route.avoided |= bit;
        route.exited |= isTired || (isAtFace && state.march.stop >= state.march.end) ? bit : 0u;
        route.unbuilt |= isTired ? bit : 0u;
        // More than t in any case: 2^-22 t is more than a unit of t's last place.
        float beyond = t + (2.384185791015625e-7 * t + 0.0625 * way.brixel);
        limit = min(limit, max(way.base + state.march.stop, beyond));
      }
      else if (isAtFace)
      {
        route.exited |= bit;
        t = max(t, way.base + state.march.end);
      }
      else
        t = end;
    }
    bool isBack = t >= limit;
    route.avoided = isBack ? 0u : route.avoided;
    limit = isBack ? RAYSORT_SDF_FAR : limit;
    isGoing = !state.march.isInShell && state.march.steps < uint(RAYSORT_SDF_MAX_STEPS) &&
              t < min(ray.tMax, RAYSORT_SDF_FAR); // tMax may be infinite, t is not
  }
  if (state.march.isInShell)
    raysortSdfFinish(sdf, ray, rayFlags, way, state, walked, codeStep, isAny, hit);
}

// Sets tLeave of a ray that began in a shell, and asks the hook for a surface before tLeave.
void raysortSdfStarted(RaysortSdfRay ray, uint rayFlags, RaysortSdfState state, inout RaysortSdfHit hit)
{
  hit.tLeave = state.start.isInside && !state.march.isInShell ? ray.tMax : min(state.tLeave, ray.tMax);
  hit.flags |= RAYSORT_SDF_STARTED_INSIDE_BIT;
#ifdef RAYSORT_SDF_START
  if ((rayFlags & RAYSORT_SDF_RAY_START_HITS_BIT) == 0u)
    if (RAYSORT_SDF_START(ray, hit.tLeave, hit))
    {
      hit.tShell = hit.t;
      hit.brick = RAYSORT_SDF_NONE;
      hit.flags |= RAYSORT_SDF_HIT_BIT;
    }
#endif
}

RaysortSdfState raysortSdfBefore(RaysortSdfRay ray)
{
  RaysortSdfState state;
  state.march.s = 0.0;
  state.march.end = 0.0;
  state.march.stop = 0.0;
  state.march.corner = raysortSdfAll(0.0);
  state.march.brick = 0u;
  state.march.steps = 0u;
  state.march.isInBrick = false;
  state.march.isInShell = false;
  state.march.isUnknown = false;
  state.start.sLeave = 0.0;
  state.start.isInside = true; // until a sample shows the opposite
  state.start.wasInside = false;
  state.tLeave = max(ray.tMin, 0.0);
  state.isIncomplete = false;
  return state;
}

bool raysortSdfTrace(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, RAYSORT_UVEC2 range, bool isAny,
                     out RaysortSdfHit hit)
{
  RAYSORT_SDF_BEGIN(sdf)
  float codeStep = RAYSORT_AS_FLOAT(RAYSORT_SDF_HEADER(sdf, 3u).y);
  RaysortSdfState state = raysortSdfBefore(ray);
#ifdef RAYSORT_SDF_START
  rayFlags |= RAYSORT_SDF_RAY_START_EXACT_BIT;
#endif
  hit = raysortSdfMiss(ray);
  if (raysortSdfIsAlive(ray))
  {
    if (RAYSORT_SDF_ONE_CASCADE)
      raysortSdfTraceOne(sdf, ray, rayFlags, range.x, codeStep, isAny, state, hit);
    else
      raysortSdfTraceAll(sdf, ray, rayFlags, range, codeStep, isAny, state, hit);
  }
  bool hasSteps = state.march.steps < uint(RAYSORT_SDF_MAX_STEPS);
  state.isIncomplete = state.isIncomplete || (!hasSteps && !state.march.isInShell);
  if (state.start.wasInside)
    raysortSdfStarted(ray, rayFlags, state, hit);
  hit.flags |= (state.isIncomplete ? RAYSORT_SDF_INCOMPLETE_BIT : 0u) |
               state.march.steps << RAYSORT_SDF_HIT_STEPS_SHIFT;
  return (hit.flags & RAYSORT_SDF_HIT_BIT) != 0u;
}

// ---- functions for your shader: rays ----

// range: x is the first cascade, y the number of cascades, finer ones first; with 0 a ray sees none. rayFlags:
// RAYSORT_SDF_RAY_*_BIT. If a function returns false and hit.flags has RAYSORT_SDF_INCOMPLETE_BIT, a part of the way is
// unknown, or the steps ran out.
//
// A hit's tShell is never behind the first triangle, unless the ray began in a shell: within 0.95 to 1.82 brixels of a
// surface, too near for the field. hit.flags then has RAYSORT_SDF_STARTED_INSIDE_BIT. The ray in its first shell:
//   by default                    it hits where the field in this shell has fallen by 0.41 brixels and a code. So a ray
//                                 that leaves a flat surface does not hit it again, wherever the surface is. Of rays
//                                 that graze a tilted surface, 1 in 100 hits it. A ray that heads for a surface 0.9
//                                 brixels away hits it at least 9 times in 10. A nearer surface, and any other surface
//                                 between tMin and tLeave, may be missed
//   RAYSORT_SDF_RAY_START_HITS_BIT   it hits at tMin
//   RAYSORT_SDF_RAY_START_EXACT_BIT  it hits nothing before tLeave: your own code tests the triangles from tMin to
//                                 tLeave. If RAYSORT_SDF_START is defined, all rays do this and the hook is your code

// Traces a ray and finds the closest hit. Returns whether there is one.
bool raysortSdfClosest(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, RAYSORT_UVEC2 range, out RaysortSdfHit hit)
{
  return raysortSdfTrace(sdf, ray, rayFlags, range, (rayFlags & RAYSORT_SDF_RAY_ANY_BIT) != 0u, hit);
}

// Traces a ray and finds any hit. Returns whether there is one. hit.t is tShell, and hit.normal is 0.
bool raysortSdfAny(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, RAYSORT_UVEC2 range, out RaysortSdfHit hit)
{
  return raysortSdfTrace(sdf, ray, rayFlags, range, true, hit);
}

// ---- functions for your shader: points ----

// A point in a cascade.
struct RaysortSdfPlace
{
  RAYSORT_FVEC3 at; // the place, in voxels of the window
  RAYSORT_FVEC3 voxel;
  float size;       // the edge of a voxel, world units
  uint word;        // the voxel's word in the trace map
  bool isKnown;
};

RaysortSdfPlace raysortSdfFind(RAYSORT_UVEC2 sdf, uint cascade, RAYSORT_FVEC3 p)
{
  RAYSORT_SDF_BEGIN(sdf)
  RaysortSdfPlace place;
  RaysortSdfWindow window = raysortSdfWindow(sdf, cascade);
  place.at = (p - window.low) * RAYSORT_AS_FLOAT(raysortSdfCascade(sdf, cascade, 2u).w);
  place.voxel = floor(place.at);
  place.size = window.voxel;
  place.word = 0u;
  place.isKnown = raysortSdfIsBuilt(sdf, cascade) && raysortSdfLeast(place.voxel) >= 0.0 &&
                  max(place.voxel.x, max(place.voxel.y, place.voxel.z)) < 64.0;
  if (place.isKnown)
  {
    uint index = uint(place.voxel.x) | uint(place.voxel.y) << 6 | uint(place.voxel.z) << 12;
    place.word = RAYSORT_SDF_MAP(sdf, uint(RAYSORT_SDF_VOXELS) * cascade + index);
    place.isKnown = (place.word & RAYSORT_SDF_UNKNOWN_BIT) == 0u;
  }
  return place;
}

// Returns the first cascade of the range, from `from` on, that knows the point; range.x + range.y if none does.
uint raysortSdfFindCascade(RAYSORT_UVEC2 sdf, RAYSORT_FVEC3 p, uint from, RAYSORT_UVEC2 range,
                           out RaysortSdfPlace place)
{
  uint end = range.x + range.y;
  uint cascade = from;
  place.at = p;
  place.voxel = p;
  place.size = 0.0;
  place.word = 0u;
  place.isKnown = false;
  while (cascade < end && !place.isKnown)
  {
    place = raysortSdfFind(sdf, cascade, p);
    cascade += place.isKnown ? 0u : 1u;
  }
  return cascade;
}

RaysortSdfCell raysortSdfCellAt(RAYSORT_UVEC2 sdf, RaysortSdfPlace place)
{
  return raysortSdfCell(sdf, place.word & RAYSORT_SDF_BRICK_MASK, (place.at - place.voxel) * 7.0);
}

float raysortSdfCodeStep(RAYSORT_UVEC2 sdf)
{
  return RAYSORT_AS_FLOAT(RAYSORT_SDF_HEADER(sdf, 3u).y);
}

// Returns a lower bound of the distance to every triangle in the cascades that know the point; 0 if none does. In a
// brick the bound is the field less sqrt(3)/2 brixels, and at most half a brixel more than the way out of the voxel:
// the brick knows only triangles within half a brixel of its voxel. Outside of bricks the bound comes from the free
// voxels.
float raysortSdfDistance(RAYSORT_UVEC2 sdf, RAYSORT_FVEC3 p, RAYSORT_UVEC2 range)
{
  RaysortSdfPlace place;
  float bound = 0.0;
  bool isOpen = true; // a coarser cascade may see farther
  uint cascade = raysortSdfFindCascade(sdf, p, range.x, range, place);
  while (isOpen && place.isKnown)
  {
    RAYSORT_FVEC3 part = place.at - place.voxel;
    float faces = min(raysortSdfLeast(part), raysortSdfLeast(1.0 - part)); // voxels
    if ((place.word & RAYSORT_SDF_EMPTY_BIT) == 0u)
    {
      float f = raysortSdfValue(raysortSdfCellAt(sdf, place)) * raysortSdfCodeStep(sdf);
      bound = max(bound, min(f - RAYSORT_SDF_BALL, 7.0 * faces + 0.5) * place.size * (1.0 / 7.0));
      isOpen = false;
    }
    else
    {
      float side = 16.0;
      for (uint octant = 0u; octant < 8u; ++octant)
        side = min(side, RAYSORT_SDF_SIDE(place.word >> (3u * octant) & 7u));
      float toWindow = min(raysortSdfLeast(place.at), raysortSdfLeast(64.0 - place.at));
      float sees = faces + side - 1.0;
      bound = max(bound, 0.9999 * min(sees, toWindow) * place.size);
      isOpen = sees > toWindow;
      if (isOpen)
        cascade = raysortSdfFindCascade(sdf, p, cascade + 1u, range, place);
    }
  }
  return bound;
}

// Returns the direction away from the nearest surface, of length 1, from the finest cascade that knows the point; zero
// outside of bricks.
RAYSORT_FVEC3 raysortSdfNormal(RAYSORT_UVEC2 sdf, RAYSORT_FVEC3 p, RAYSORT_UVEC2 range)
{
  RaysortSdfPlace place;
  RAYSORT_FVEC3 normal = raysortSdfAll(0.0);
  raysortSdfFindCascade(sdf, p, range.x, range, place);
  if (place.isKnown && (place.word & RAYSORT_SDF_EMPTY_BIT) == 0u)
    normal = raysortSdfUnit(raysortSdfGradient(raysortSdfCellAt(sdf, place)));
  return normal;
}

// Returns how much of the sky over a surface is closed within `radius`, 0 .. 1 (1 is dark). It is an estimate of six
// rays, one along the normal n (of length 1) and five at 60 degrees to it, weighted by cosine and distance.
float raysortSdfOcclusion(RAYSORT_UVEC2 sdf, RAYSORT_FVEC3 p, RAYSORT_FVEC3 n, float radius, RAYSORT_UVEC2 range)
{
  RAYSORT_FVEC3 other = abs(n.x) < 0.6 ? RAYSORT_FVEC3(1.0, 0.0, 0.0) : RAYSORT_FVEC3(0.0, 1.0, 0.0);
  RAYSORT_FVEC3 u = raysortSdfUnit(cross(n, other));
  RAYSORT_FVEC3 v = cross(n, u);
  float closed = 0.0;
  RaysortSdfRay ray;
  ray.origin = p;
  ray.tMin = 0.0;
  ray.tMax = radius;
  for (uint i = 0u; i < 6u; ++i)
  {
    RaysortSdfHit hit;
    float angle = 1.2566370614 * float(i);
    ray.direction = i == 5u ? n : n * 0.5 + (u * cos(angle) + v * sin(angle)) * 0.8660254;
    if (raysortSdfAny(sdf, ray, 0u, range, hit))
      closed += (i == 5u ? 0.25 : 0.15) * (1.0 - hit.tShell / radius);
  }
  return clamp(closed, 0.0, 1.0);
}

// Moves a point along n out of the shell that it is in or next to, by at most 2 brixels of the finest cascade there. It
// can step over a layer that is so close. Returns false if the point is still in a shell, or if no cascade knows it;
// a ray from there then has RAYSORT_SDF_STARTED_INSIDE_BIT.
bool raysortSdfLeave(RAYSORT_UVEC2 sdf, inout RAYSORT_FVEC3 p, RAYSORT_FVEC3 n, RAYSORT_UVEC2 range)
{
  RaysortSdfPlace place;
  RAYSORT_FVEC3 from = p;
  bool isInside = true;
  float codeStep = raysortSdfCodeStep(sdf);
  raysortSdfFindCascade(sdf, p, range.x, range, place);
  float brixel = place.size * (1.0 / 7.0);
  bool isKnown = place.isKnown;
  for (uint i = 0u; isInside && isKnown && i <= 8u; ++i)
  {
    p = from + n * (0.25 * float(i) * brixel);
    raysortSdfFindCascade(sdf, p, range.x, range, place);
    isKnown = place.isKnown;
    RAYSORT_FVEC3 part = place.at - place.voxel;
    float faces = 7.0 * min(raysortSdfLeast(part), raysortSdfLeast(1.0 - part)); // in a free voxel: a shell may be near
    bool isEmpty = (place.word & RAYSORT_SDF_EMPTY_BIT) != 0u;
    if (isKnown && !isEmpty)
      faces = raysortSdfValue(raysortSdfCellAt(sdf, place)) * codeStep;
    isInside = isKnown && faces <= RAYSORT_SDF_LEVEL;
  }
  return isKnown && !isInside;
}

// Finds the voxel of the window that a hit is in, and the hit in voxels. The hit must have a brick.
RAYSORT_FVEC3 raysortSdfHitVoxel(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, RaysortSdfHit hit, out RAYSORT_FVEC3 at)
{
  RAYSORT_SDF_BEGIN(sdf)
  uint cascade = hit.brick >> RAYSORT_SDF_HIT_CASCADE_SHIFT;
  uint brick = hit.brick & RAYSORT_SDF_HIT_BRICK_MASK;
  RaysortSdfWindow window = raysortSdfWindow(sdf, cascade);
  float scale = RAYSORT_AS_FLOAT(raysortSdfCascade(sdf, cascade, 2u).w);
  RAYSORT_FVEC3 shell;
  shell.x = raysortSdfAlong(ray.origin.x, ray.direction.x, hit.tShell);
  shell.y = raysortSdfAlong(ray.origin.y, ray.direction.y, hit.tShell);
  shell.z = raysortSdfAlong(ray.origin.z, ray.direction.z, hit.tShell);
  shell = (shell - window.low) * scale;
  at = shell + ray.direction * ((hit.t - hit.tShell) * scale);
  RAYSORT_FVEC3 voxel = floor(shell);
  for (uint i = 0u; i < 8u; ++i) // a shell may begin at a face of the voxel, and rounding may go to either side
  {
    RAYSORT_FVEC3 near = shell + 0.01 * RAYSORT_FVEC3((i & 1u) != 0u ? 1.0 : -1.0, (i & 2u) != 0u ? 1.0 : -1.0,
                                                      (i & 4u) != 0u ? 1.0 : -1.0);
    near = clamp(floor(near), raysortSdfAll(0.0), raysortSdfAll(63.0));
    uint index = uint(near.x) | uint(near.y) << 6 | uint(near.z) << 12;
    uint word = RAYSORT_SDF_MAP(sdf, uint(RAYSORT_SDF_VOXELS) * cascade + index);
    if ((word & RAYSORT_SDF_EMPTY_BIT) == 0u && (word & RAYSORT_SDF_BRICK_MASK) == brick)
      voxel = near;
  }
  return voxel;
}

// Returns the place of a hit in its brick, 0 .. 1 along each axis, for caches with a cell for each part of a brick.
// Zero for a miss, or for a hit by RAYSORT_SDF_START.
RAYSORT_FVEC3 raysortSdfHitCell(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, RaysortSdfHit hit)
{
  RAYSORT_FVEC3 cell = raysortSdfAll(0.0);
  if (hit.brick != RAYSORT_SDF_NONE)
  {
    RAYSORT_FVEC3 at;
    RAYSORT_FVEC3 voxel = raysortSdfHitVoxel(sdf, ray, hit, at);
    cell = clamp(at - voxel, raysortSdfAll(0.0), raysortSdfAll(1.0));
  }
  return cell;
}

#endif
