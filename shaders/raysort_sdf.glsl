// raysort_sdf.glsl - rays through a sparse distance field: the closest hit, any hit; distance, normal, occlusion.
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. No extension of its own. raysort_sdf_shared.h says what rays, hits, flags and fields are. Define
// before the include, of a field `sdf`, a uvec2 (uint2) that only these hooks look into: an address, a number of a
// buffer, an offset
//   RAYSORT_SDF_HEADER(sdf, i) -> uvec4 (uint4), 16-byte word i of the header
//   RAYSORT_SDF_MAP(sdf, i)    -> uint, word i of the trace maps
//   RAYSORT_SDF_ROW(sdf, i)    -> uvec2 (uint2), 8-byte word i of the bricks: eight samples of one byte
//   RAYSORT_SDF_ID(sdf, i)     -> uint, word i of the ids; never asked for a field without ids
// (the header and RaysortSdfLayout say where each begins) or, GLSL only, include raysort_sdf_address.glsl. Optional:
//   RAYSORT_SDF_BEGIN(sdf)     a statement, before the other hooks are asked: where it saves work, like addresses
//   RAYSORT_SDF_ROW_AT(sdf, i, k) word i + k of the bricks, k a number from 0 to 9: likewise
//   RAYSORT_SDF_START(ray, tLeave, hit) -> bool: makes rays exact that start in a shell. It looks for a surface from
//                              ray.tMin to tLeave; if there is one it sets hit.t, hit.normal and hit.id, and says true
//   RAYSORT_SDF_4_BITS         true: samples are of four bits (RAYSORT_SDF_4_BITS_BIT); false
//   RAYSORT_SDF_MAX_STEPS      steps of a ray, RAYSORT_SDF_MOST_STEPS: after them a miss is INCOMPLETE
//
// How it is right: a sample of a brick is never more than the distance, in brixels, to the nearest triangle that
// touches the brick's voxel. So the trilinear field f is at most sqrt(3)/2 more than that distance, and at most
// sqrt(3)/2 on a triangle. A ray steps by f - 0.8665 brixels and never beyond the voxel, so it cannot step over a
// triangle, and it stops where f <= 0.95: before a triangle, or on it. That point is tShell; t lies on the surface as
// the field's gradient has it.
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
#ifndef RAYSORT_SDF_MAX_STEPS
#define RAYSORT_SDF_MAX_STEPS RAYSORT_SDF_MOST_STEPS
#endif

#ifdef RAYSORT_HLSL
#define RAYSORT_UVEC2 uint2
#define RAYSORT_UVEC4 uint4
#define RAYSORT_FVEC2 float2
#define RAYSORT_FVEC3 float3
#define RAYSORT_FVEC4 float4
#define RAYSORT_AS_FLOAT asfloat
#define RAYSORT_AS_UINT asuint
#define RAYSORT_FMA mad
#define RAYSORT_INVERSE_ROOT rsqrt
#else
#define RAYSORT_UVEC2 uvec2
#define RAYSORT_UVEC4 uvec4
#define RAYSORT_FVEC2 vec2
#define RAYSORT_FVEC3 vec3
#define RAYSORT_FVEC4 vec4
#define RAYSORT_AS_FLOAT uintBitsToFloat
#define RAYSORT_AS_UINT floatBitsToUint
#define RAYSORT_FMA fma
#define RAYSORT_INVERSE_ROOT inversesqrt
#endif

#define RAYSORT_SDF_LEVEL 0.95   // brixels: at or below it a ray is in a shell
#define RAYSORT_SDF_BALL  0.8665 // sqrt(3)/2 and what fp32 loses
#define RAYSORT_SDF_FAR   3.402823466e38

// ---- cascades ----

struct RaysortSdfWindow
{
  RAYSORT_FVEC3 low;
  float voxel;       // its edge
};

// Word i of a cascade, see RaysortSdfCascade.
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

// The field of one cell: the samples at its corners are those of eight bytes.
struct RaysortSdfCell
{
  RAYSORT_FVEC4 low, high; // at x and x + 1; of (y, z), (y + 1, z), (y, z + 1), (y + 1, z + 1)
  RAYSORT_FVEC3 part;      // where in the cell
};

// Two neighbouring samples of a row, the first in bits 0-7. words: of the row, with 4 bits of it and its neighbour.
uint raysortSdfPair(RAYSORT_UVEC2 words, uint row, uint x)
{
  uint pair;
  if (RAYSORT_SDF_4_BITS)
  {
    uint codes = ((row & 1u) != 0u ? words.y : words.x) >> (4u * x);
    pair = (codes & 15u) | (codes & 240u) << 4;
  }
  else
  {
    uint shift = 8u * (x & 3u);
    pair = x < 4u ? (words.x >> shift) | ((words.y << 1) << (31u - shift)) : words.y >> shift;
  }
  return pair;
}

// at: 0 .. 7 brixels from the voxel's lowest corner; a little outside is fine.
RaysortSdfCell raysortSdfCell(RAYSORT_UVEC2 sdf, uint brick, RAYSORT_FVEC3 at)
{
  RAYSORT_FVEC3 corner = clamp(floor(at), RAYSORT_FVEC3(0.0, 0.0, 0.0), RAYSORT_FVEC3(6.0, 6.0, 6.0));
  uint x = uint(corner.x);
  uint row = 64u * brick + 8u * uint(corner.z) + uint(corner.y);
  RAYSORT_UVEC2 rowA, rowB, rowC, rowD;
  if (RAYSORT_SDF_4_BITS) // two rows a word; row + 8 is as even as row
  {
    rowA = RAYSORT_SDF_ROW_AT(sdf, row >> 1, 0);
    rowB = (row & 1u) != 0u ? RAYSORT_SDF_ROW_AT(sdf, row >> 1, 1) : rowA;
    rowC = RAYSORT_SDF_ROW_AT(sdf, row >> 1, 4);
    rowD = (row & 1u) != 0u ? RAYSORT_SDF_ROW_AT(sdf, row >> 1, 5) : rowC;
  }
  else
  {
    rowA = RAYSORT_SDF_ROW_AT(sdf, row, 0);
    rowB = RAYSORT_SDF_ROW_AT(sdf, row, 1);
    rowC = RAYSORT_SDF_ROW_AT(sdf, row, 8);
    rowD = RAYSORT_SDF_ROW_AT(sdf, row, 9);
  }
  uint a = raysortSdfPair(rowA, row, x), b = raysortSdfPair(rowB, row + 1u, x);
  uint c = raysortSdfPair(rowC, row, x), d = raysortSdfPair(rowD, row + 1u, x);
  RaysortSdfCell cell;
  cell.low = RAYSORT_FVEC4(float(a & 255u), float(b & 255u), float(c & 255u), float(d & 255u));
  cell.high = RAYSORT_FVEC4(float(a >> 8 & 255u), float(b >> 8 & 255u), float(c >> 8 & 255u), float(d >> 8 & 255u));
  cell.part = at - corner;
  return cell;
}

// In units of a code.
float raysortSdfValue(RaysortSdfCell cell)
{
  RAYSORT_FVEC4 x = cell.low + (cell.high - cell.low) * cell.part.x;
  RAYSORT_FVEC2 y = x.xz + (x.yw - x.xz) * cell.part.y;
  return y.x + (y.y - y.x) * cell.part.z;
}

RAYSORT_FVEC3 raysortSdfGradient(RaysortSdfCell cell)
{
  RAYSORT_FVEC4 slope = cell.high - cell.low;
  RAYSORT_FVEC4 x = cell.low + slope * cell.part.x;
  RAYSORT_FVEC2 slopeY = slope.xz + (slope.yw - slope.xz) * cell.part.y;
  RAYSORT_FVEC2 y = x.xz + (x.yw - x.xz) * cell.part.y;
  return RAYSORT_FVEC3(slopeY.x + (slopeY.y - slopeY.x) * cell.part.z,
                       (x.y - x.x) + ((x.w - x.z) - (x.y - x.x)) * cell.part.z, y.y - y.x);
}

// Of length 1, or zero.
RAYSORT_FVEC3 raysortSdfUnit(RAYSORT_FVEC3 v)
{
  float square = dot(v, v);
  return square > 0.0 ? v * RAYSORT_INVERSE_ROOT(square) : RAYSORT_FVEC3(0.0, 0.0, 0.0);
}

// The id of the block of 2 x 2 x 2 cells. The caller knows that the field has ids.
uint raysortSdfIdAt(RAYSORT_UVEC2 sdf, uint brick, RAYSORT_FVEC3 at)
{
  RAYSORT_FVEC3 block = clamp(floor(at * 0.5), RAYSORT_FVEC3(0.0, 0.0, 0.0), RAYSORT_FVEC3(3.0, 3.0, 3.0));
  return RAYSORT_SDF_ID(sdf, 64u * brick + 16u * uint(block.z) + 4u * uint(block.y) + uint(block.x));
}

// ---- a ray on its way through a cascade ----

// In voxels of the cascade. Axes along which the ray descends are mirrored, so that it ascends along all. s counts
// directions as t does, from `base` on.
struct RaysortSdfWay
{
  RAYSORT_FVEC3 start, step, inverse, offset; // where: start + s step; at face b of an axis: s = b inverse + offset
  RAYSORT_FVEC3 sign;                         // -1 where mirrored
  uint mirror;                                // of a map's index
  uint octant;                                // bit k: the ray descends along axis k
  float base, brixel;                         // brixel: 1/7 voxel, in s
};

bool raysortSdfIsAlive(RaysortSdfRay ray)
{
  const uint most = 0x5d800000u; // 2^60; bits, for a NaN compares as a driver likes
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

// origin + t direction, rounded about once: of a far origin and a far t there remains more than of the plain sum.
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

RaysortSdfWay raysortSdfEnter(RAYSORT_UVEC2 sdf, uint cascade, RaysortSdfRay ray, float t)
{
  RaysortSdfWay way;
  RaysortSdfWindow window = raysortSdfWindow(sdf, cascade);
  float perLength = RAYSORT_INVERSE_ROOT(dot(ray.direction, ray.direction));
  float scale = RAYSORT_AS_FLOAT(raysortSdfCascade(sdf, cascade, 2u).w);
  RAYSORT_FVEC3 origin = ray.origin;
  way.base = 0.0;
  if (t > 256.0 * window.voxel * perLength) // far off, positions would lose more than 1e-4 brixel
  {
    way.base = t;
    origin.x = raysortSdfAlong(ray.origin.x, ray.direction.x, t);
    origin.y = raysortSdfAlong(ray.origin.y, ray.direction.y, t);
    origin.z = raysortSdfAlong(ray.origin.z, ray.direction.z, t);
  }
  RAYSORT_FVEC3 start = (origin - window.low) * scale;
  way.step = max(abs(ray.direction), RAYSORT_FVEC3(1e-20, 1e-20, 1e-20)) * scale;
  way.sign = RAYSORT_FVEC3(ray.direction.x < 0.0 ? -1.0 : 1.0, ray.direction.y < 0.0 ? -1.0 : 1.0,
                           ray.direction.z < 0.0 ? -1.0 : 1.0);
  way.start = RAYSORT_FVEC3(ray.direction.x < 0.0 ? 64.0 - start.x : start.x,
                            ray.direction.y < 0.0 ? 64.0 - start.y : start.y,
                            ray.direction.z < 0.0 ? 64.0 - start.z : start.z);
  way.inverse = 1.0 / way.step;
  way.offset = -way.start * way.inverse;
  way.octant =
      (ray.direction.x < 0.0 ? 1u : 0u) | (ray.direction.y < 0.0 ? 2u : 0u) | (ray.direction.z < 0.0 ? 4u : 0u);
  way.mirror = ((way.octant & 1u) * 63u) | ((way.octant >> 1 & 1u) * (63u << 6)) | ((way.octant >> 2) * (63u << 12));
  way.brixel = window.voxel * perLength * (1.0 / 7.0);
  return way;
}

// Brixels from the lowest corner of the voxel, not mirrored.
RAYSORT_FVEC3 raysortSdfInVoxel(RaysortSdfWay way, RAYSORT_FVEC3 voxel, float s)
{
  RAYSORT_FVEC3 at = (way.start - voxel) * 7.0 + way.step * (7.0 * s);
  return (at - 3.5) * way.sign + 3.5;
}

float raysortSdfLeast(RAYSORT_FVEC3 v)
{
  return min(v.x, min(v.y, v.z));
}

// The voxel of an axis once the ray has left the cube from `voxel` to `face` at s: behind the face if it went through
// it, else where it is; held within the cube, so that rounding does no harm.
float raysortSdfStep(float voxel, float face, float at, float toFace, float s)
{
  return min(toFace <= s ? face : clamp(floor(at), voxel, face - 1.0), 63.0);
}

#define RAYSORT_SDF_SIDE(code) (float(RAYSORT_SDF_SKIP_SIDES >> (4u * (code)) & 15u) + 1.0)
#define RAYSORT_SDF_NO_CASCADE 0xffffffffu

RAYSORT_FVEC3 raysortSdfReciprocal(RAYSORT_FVEC3 direction)
{
  return 1.0 / RAYSORT_FVEC3(abs(direction.x) < 1e-20 ? 1e-20 : direction.x,
                             abs(direction.y) < 1e-20 ? 1e-20 : direction.y,
                             abs(direction.z) < 1e-20 ? 1e-20 : direction.z);
}

// Which cascade to walk from t on: the finest that is there and not avoided. end: lowered to where a finer one begins
// or, where none is there, any. exited: those behind the ray, which never come back, for windows are convex.
uint raysortSdfChoose(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, RAYSORT_FVEC3 reciprocal, RAYSORT_UVEC2 range, float t,
                      uint avoided, inout uint exited, inout bool hasUnbuilt, inout float end)
{
  uint chosen = RAYSORT_SDF_NO_CASCADE;
  float begin = end;
  for (uint i = range.y; i > 0u; --i)
  {
    uint cascade = range.x + i - 1u;
    uint bit = 1u << cascade;
    if ((exited & bit) == 0u)
    {
      RaysortSdfWindow window = raysortSdfWindow(sdf, cascade);
      RAYSORT_FVEC3 a = (window.low - ray.origin) * reciprocal;
      RAYSORT_FVEC3 b = (window.low + 64.0 * window.voxel - ray.origin) * reciprocal;
      RAYSORT_FVEC3 enter = min(a, b);
      float from = max(enter.x, max(enter.y, enter.z));
      bool isBuilt = raysortSdfIsBuilt(sdf, cascade);
      hasUnbuilt = hasUnbuilt || !isBuilt;
      if (!isBuilt || !(raysortSdfLeast(max(a, b)) > max(from, t)))
        exited |= bit;
      else if (from > t)
        begin = min(begin, from);
      else if ((avoided & bit) == 0u)
      {
        chosen = cascade;
        begin = end;
      }
    }
  }
  end = begin;
  return chosen;
}

// ---- the march ----

// Where a march stands, and what it found.
struct RaysortSdfMarch
{
  RAYSORT_FVEC3 voxel; // mirrored
  float s;             // at the end: where it ended
  float sLeave;        // where it left the shell that it began in
  uint brick;          // of the hit
  uint steps;
  bool isInside;       // it began in a shell and has not left it
  bool wasInside;
  bool isHit;
  bool isUnknown;      // it ended at a voxel that the cascade does not know, which ends at sLimit
  bool hasExited;      // it ended at a face of the cascade
  float sLimit;
};

// The cube that a march is in: a voxel, or free voxels that it passes at once.
struct RaysortSdfCube
{
  RAYSORT_FVEC3 face, toFace; // of its far corner: where, and when the ray gets there
  float next;                 // where the ray leaves it
  float stop;                 // where it leaves the brick, or the part that is asked for
  bool isBrick;
};

// Looks the voxel up: passes what is free, stops at what is unknown. Returns whether the march goes on.
bool raysortSdfLook(RAYSORT_UVEC2 sdf, uint map, RaysortSdfWay way, float end, inout RaysortSdfCube cube,
                    inout RaysortSdfMarch march)
{
  bool isGoing = true;
  uint index = uint(RAYSORT_FMA(march.voxel.z, 4096.0, RAYSORT_FMA(march.voxel.y, 64.0, march.voxel.x)));
  uint word = RAYSORT_SDF_MAP(sdf, map + (index ^ way.mirror));
  bool isEmpty = (word & RAYSORT_SDF_EMPTY_BIT) != 0u;
  bool isUnknown = (word & RAYSORT_SDF_UNKNOWN_BIT) != 0u;
  float side = isEmpty && !isUnknown ? RAYSORT_SDF_SIDE(word >> (3u * way.octant) & 7u) : 1.0;
  cube.face = march.voxel + side;
  cube.toFace = RAYSORT_FMA(cube.face, way.inverse, way.offset);
  cube.next = raysortSdfLeast(cube.toFace);
  if (isUnknown && cube.next > march.s)
  {
    march.isUnknown = true;
    march.sLimit = min(cube.next, end);
    isGoing = false;
  }
  else if (isEmpty || isUnknown)
  {
    march.sLeave = march.isInside ? march.s : march.sLeave;
    march.isInside = false;
    march.s = max(march.s, cube.next);
    RAYSORT_FVEC3 at = RAYSORT_FMA(RAYSORT_FVEC3(march.s, march.s, march.s), way.step, way.start);
    march.voxel.x = raysortSdfStep(march.voxel.x, cube.face.x, at.x, cube.toFace.x, cube.next);
    march.voxel.y = raysortSdfStep(march.voxel.y, cube.face.y, at.y, cube.toFace.y, cube.next);
    march.voxel.z = raysortSdfStep(march.voxel.z, cube.face.z, at.z, cube.toFace.z, cube.next);
    isGoing = cube.next < end;
  }
  else
  {
    march.brick = word & RAYSORT_SDF_BRICK_MASK;
    cube.stop = min(cube.next, end);
    cube.isBrick = true;
  }
  return isGoing;
}

// A sample of the brick: a hit, or a step by the ball that is free around it.
void raysortSdfSample(RAYSORT_UVEC2 sdf, RaysortSdfWay way, float codeStep, uint rayFlags, inout RaysortSdfMarch march)
{
  RaysortSdfCell cell = raysortSdfCell(sdf, march.brick, raysortSdfInVoxel(way, march.voxel, march.s));
  float f = raysortSdfValue(cell) * codeStep;
  float before = march.s;
  if (f <= RAYSORT_SDF_LEVEL)
  {
    if (march.isInside)
    {
      march.wasInside = true;
      bool descends = dot(raysortSdfGradient(cell) * way.sign, way.step) < 0.0;
      bool ends = (rayFlags & RAYSORT_SDF_RAY_START_HITS) != 0u ||
                  (descends && (rayFlags & RAYSORT_SDF_RAY_START_EXACT) == 0u);
      march.sLeave = march.s;
      march.isInside = !ends;
    }
    march.isHit = !march.isInside;
    march.s += 0.35 * way.brixel * (march.isHit ? 0.0 : 1.0);
  }
  else
  {
    march.sLeave = march.isInside ? march.s : march.sLeave;
    march.isInside = false;
    march.s += (f - RAYSORT_SDF_BALL) * way.brixel;
  }
  // Far away a step may be less than the last place of s.
  if (!march.isHit && !(march.s > before))
    march.s = RAYSORT_AS_FLOAT(RAYSORT_AS_UINT(before) + 1u);
}

// Through one cascade from march.s to `end`, both in s. codeStep: brixels a code.
void raysortSdfWalk(RAYSORT_UVEC2 sdf, uint cascade, RaysortSdfWay way, float codeStep, uint rayFlags, float end,
                    inout RaysortSdfMarch march)
{
  uint map = uint(RAYSORT_SDF_VOXELS) * cascade;
  bool isGoing = true;
  RaysortSdfCube cube;
  cube.face = RAYSORT_FVEC3(0.0, 0.0, 0.0);
  cube.toFace = cube.face;
  cube.next = 0.0;
  cube.stop = 0.0;
  cube.isBrick = false;
  // All times of faces come from the same fma: else the ray could be in the box, and past its last voxel.
  float last = raysortSdfLeast(RAYSORT_FMA(RAYSORT_FVEC3(64.0, 64.0, 64.0), way.inverse, way.offset));
  march.hasExited = last <= end;
  march.isUnknown = false;
  end = min(end, last);
  march.voxel = clamp(floor(RAYSORT_FMA(RAYSORT_FVEC3(march.s, march.s, march.s), way.step, way.start)),
                      RAYSORT_FVEC3(0.0, 0.0, 0.0), RAYSORT_FVEC3(63.0, 63.0, 63.0));
  while (isGoing)
  {
    ++march.steps;
    if (!cube.isBrick)
      isGoing = raysortSdfLook(sdf, map, way, end, cube, march);
    if (cube.isBrick)
    {
      raysortSdfSample(sdf, way, codeStep, rayFlags, march);
      isGoing = !march.isHit;
      if (isGoing && march.s >= cube.stop)
      {
        isGoing = cube.next < end;
        march.s = cube.stop;
        march.voxel.x = min(cube.toFace.x <= cube.next ? cube.face.x : march.voxel.x, 63.0);
        march.voxel.y = min(cube.toFace.y <= cube.next ? cube.face.y : march.voxel.y, 63.0);
        march.voxel.z = min(cube.toFace.z <= cube.next ? cube.face.z : march.voxel.z, 63.0);
        cube.isBrick = false;
      }
    }
    isGoing = isGoing && march.steps < uint(RAYSORT_SDF_MAX_STEPS);
  }
  if (!march.isHit && !march.isUnknown)
    march.s = end; // a cube may reach beyond
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

// Octahedral: x in bits 0-15, y in 16-31, each a snorm16.
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

// Of length 1; of a miss, and of any hit, nothing that means anything.
RAYSORT_FVEC3 raysortSdfHitNormal(RaysortSdfHit hit)
{
  float x = float(int(hit.normal << 16) >> 16) / 32767.0;
  float y = float(int(hit.normal) >> 16) / 32767.0;
  float z = 1.0 - abs(x) - abs(y);
  float under = max(-z, 0.0);
  RAYSORT_FVEC3 n = RAYSORT_FVEC3(x + (x < 0.0 ? under : -under), y + (y < 0.0 ? under : -under), z);
  return n * RAYSORT_INVERSE_ROOT(dot(n, n));
}

// From the shell to the surface: along the gradient of one cell, a little before the shell, where samples are clear of
// the surface's other side. Where a surface lies at the very face by which the ray came into the voxel, all samples are
// behind it, and the gradient with them. The normal looks at the ray.
void raysortSdfRefine(RAYSORT_UVEC2 sdf, RaysortSdfWay way, RaysortSdfMarch march, float codeStep, inout float s,
                      out RAYSORT_FVEC3 normal)
{
  RAYSORT_FVEC3 at = raysortSdfInVoxel(way, march.voxel, march.s - 0.3 * way.brixel);
  at = clamp(at, RAYSORT_FVEC3(0.0, 0.0, 0.0), RAYSORT_FVEC3(7.0, 7.0, 7.0));
  RaysortSdfCell cell = raysortSdfCell(sdf, march.brick, at);
  normal = raysortSdfUnit(raysortSdfGradient(cell));
  float approach = -dot(normal * way.sign, way.step) * 7.0 * way.brixel; // cosine: a brixel of the way is 1/7 voxel
  normal = approach < 0.0 ? -normal : normal;
  float brixels = abs(approach) > 0.05 ? raysortSdfValue(cell) * codeStep / approach - 0.3 : 0.5;
  s = march.s + clamp(brixels, -1.0, 3.5) * way.brixel;
}

// What a march found, if it found something.
void raysortSdfFinish(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, RaysortSdfWay way, RaysortSdfMarch march, uint cascade,
                      float codeStep, bool isAny, bool startHits, inout RaysortSdfHit hit)
{
  float s = march.s;
  RAYSORT_FVEC3 normal = RAYSORT_FVEC3(0.0, 0.0, 0.0);
  if (!isAny)
    raysortSdfRefine(sdf, way, march, codeStep, s, normal);
  s = startHits ? march.s : s;
  hit.tShell = clamp(way.base + march.s, ray.tMin, ray.tMax);
  hit.t = clamp(way.base + s, ray.tMin, ray.tMax);
  hit.normal = isAny ? 0u : raysortSdfPackNormal(normal);
  hit.brick = march.brick | cascade << RAYSORT_SDF_HIT_CASCADE_SHIFT;
  RAYSORT_UVEC4 offsets = RAYSORT_SDF_HEADER(sdf, 1u); // lavapipe 22.3 took x for w, where it had the whole word
  if (offsets.w != 0u)                                 // the field has ids
    hit.id = raysortSdfIdAt(sdf, march.brick, raysortSdfInVoxel(way, march.voxel, s));
  hit.flags = RAYSORT_SDF_HIT_BIT;
}

// ---- the whole ray ----

RaysortSdfMarch raysortSdfBegun()
{
  RaysortSdfMarch march;
  march.voxel = RAYSORT_FVEC3(0.0, 0.0, 0.0);
  march.s = 0.0;
  march.sLeave = 0.0;
  march.sLimit = 0.0;
  march.brick = 0u;
  march.steps = 0u;
  march.isInside = true; // until a sample says otherwise
  march.wasInside = false;
  march.isHit = false;
  march.isUnknown = false;
  march.hasExited = false;
  return march;
}

// A ray on its way through the cascades.
struct RaysortSdfJourney
{
  uint exited, avoided;   // cascades
  float t, tLeave, limit; // limit: where those avoided come back
  bool hasUnbuilt, isIncomplete;
};

// Behind a march that ended at a voxel unknown to the cascade, at the cascade's face, or at `end`.
void raysortSdfOnward(RaysortSdfWay way, RaysortSdfMarch march, uint cascade, float end, inout RaysortSdfJourney go)
{
  if (march.isUnknown)
  {
    go.t = max(go.t, way.base + march.s);
    go.avoided |= 1u << cascade; // beyond t in any case: so the ray gets on, however far away it is
    go.limit = min(go.limit, max(way.base + march.sLimit, RAYSORT_AS_FLOAT(RAYSORT_AS_UINT(go.t) + 1u)));
  }
  else if (march.hasExited)
  {
    go.exited |= 1u << cascade;
    go.t = max(go.t, way.base + march.s);
  }
  else
    go.t = end;
}

// The ray began in a shell: where it left that, and what the hook finds before.
void raysortSdfStarted(RaysortSdfRay ray, uint rayFlags, RaysortSdfMarch march, float tLeave, inout RaysortSdfHit hit)
{
  hit.tLeave = march.isInside && !march.isHit ? ray.tMax : min(tLeave, ray.tMax);
  hit.flags |= RAYSORT_SDF_STARTED_INSIDE_BIT;
#ifdef RAYSORT_SDF_START
  if ((rayFlags & RAYSORT_SDF_RAY_START_HITS) == 0u)
    if (RAYSORT_SDF_START(ray, hit.tLeave, hit))
    {
      hit.tShell = hit.t;
      hit.brick = RAYSORT_SDF_NONE;
      hit.flags |= RAYSORT_SDF_HIT_BIT;
    }
#endif
}

// A window is a convex box, so a ray passes each at most once: it walks the finest that is there, cascade after
// cascade. A voxel unknown to one is left to the coarser ones until its end. (No loop here ends by `break`: there is a
// driver that spoils what is set in a divergent loop then.)
bool raysortSdfTrace(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, RAYSORT_UVEC2 range, bool isAny,
                     out RaysortSdfHit hit)
{
  RAYSORT_SDF_BEGIN(sdf)
  float codeStep = RAYSORT_AS_FLOAT(RAYSORT_SDF_HEADER(sdf, 3u).y);
  RAYSORT_FVEC3 reciprocal = raysortSdfReciprocal(ray.direction);
  RaysortSdfMarch march = raysortSdfBegun();
  RaysortSdfJourney go;
  go.exited = 0u;
  go.avoided = 0u;
  go.t = max(ray.tMin, 0.0);
  go.tLeave = go.t;
  go.limit = RAYSORT_SDF_FAR;
  go.hasUnbuilt = false;
  go.isIncomplete = false;
  bool isGoing = raysortSdfIsAlive(ray);
#ifdef RAYSORT_SDF_START
  rayFlags |= RAYSORT_SDF_RAY_START_EXACT;
#endif
  hit = raysortSdfMiss(ray);
  while (isGoing)
  {
    float end = min(ray.tMax, go.limit);
    uint cascade = raysortSdfChoose(sdf, ray, reciprocal, range, go.t, go.avoided, go.exited, go.hasUnbuilt, end);
    if (cascade == RAYSORT_SDF_NO_CASCADE)
    {
      go.isIncomplete = go.isIncomplete || go.hasUnbuilt || go.avoided != 0u;
      go.tLeave = march.isInside ? end : go.tLeave;
      march.isInside = false;
      go.t = end;
    }
    else
    {
      RaysortSdfWay way = raysortSdfEnter(sdf, cascade, ray, go.t);
      bool wasInside = march.isInside;
      if ((rayFlags & RAYSORT_SDF_RAY_OUTWARD) != 0u && go.avoided == 0u)
        go.exited |= (1u << cascade) - 1u;
      march.s = go.t - way.base;
      march.sLeave = march.s;
      raysortSdfWalk(sdf, cascade, way, codeStep, rayFlags, end - way.base, march);
      go.tLeave = wasInside ? way.base + march.sLeave : go.tLeave;
      if (march.isHit)
      {
        bool startHits = march.wasInside && (rayFlags & RAYSORT_SDF_RAY_START_HITS) != 0u;
        raysortSdfFinish(sdf, ray, way, march, cascade, codeStep, isAny, startHits, hit);
      }
      else
        raysortSdfOnward(way, march, cascade, end, go);
    }
    bool isBack = go.t >= go.limit;
    go.avoided = isBack ? 0u : go.avoided;
    go.limit = isBack ? RAYSORT_SDF_FAR : go.limit;
    bool hasSteps = march.steps < uint(RAYSORT_SDF_MAX_STEPS);
    go.isIncomplete = go.isIncomplete || (!hasSteps && !march.isHit);
    isGoing = !march.isHit && hasSteps && go.t < ray.tMax;
  }
  if (march.wasInside)
    raysortSdfStarted(ray, rayFlags, march, go.tLeave, hit);
  hit.flags |= (go.isIncomplete ? RAYSORT_SDF_INCOMPLETE_BIT : 0u) | march.steps << RAYSORT_SDF_HIT_STEPS_SHIFT;
  return (hit.flags & RAYSORT_SDF_HIT_BIT) != 0u;
}

// ---- what to call ----

// range: the first cascade, and how many; finer ones first. rayFlags: RAYSORT_SDF_RAY_*. Seen nothing, and
// RAYSORT_SDF_INCOMPLETE_BIT in hit.flags: a part of the way is not known, or the steps ran out.
//
// A hit's tShell is never behind the first triangle, unless RAYSORT_SDF_STARTED_INSIDE_BIT says that the ray began
// nearer to a surface than the field can tell apart (0.95 to 1.82 brixels). What becomes of such a ray:
//   by default                    as long as it gets away from surfaces nothing is hit: a ray that leaves a surface
//                                 does not hit that again. Surfaces between tMin and tLeave may be missed
//   RAYSORT_SDF_RAY_START_HITS    it hits, at tMin
//   RAYSORT_SDF_RAY_START_EXACT   nothing is hit before tLeave; whoever has the triangles looks from tMin to tLeave.
//                                 So do all rays where RAYSORT_SDF_START is defined, which is asked here

// The closest hit.
bool raysortSdfClosest(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, RAYSORT_UVEC2 range, out RaysortSdfHit hit)
{
  return raysortSdfTrace(sdf, ray, rayFlags, range, (rayFlags & RAYSORT_SDF_RAY_ANY) != 0u, hit);
}

// Is there a hit? t is tShell, and there is no normal.
bool raysortSdfAny(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, uint rayFlags, RAYSORT_UVEC2 range, out RaysortSdfHit hit)
{
  return raysortSdfTrace(sdf, ray, rayFlags, range, true, hit);
}

// ---- a point ----

// In a cascade.
struct RaysortSdfPlace
{
  RAYSORT_FVEC3 at; // in voxels of the window
  RAYSORT_FVEC3 voxel;
  float size;       // of a voxel
  uint word;        // of the trace map
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

// The first cascade of the range, from `from` on, that knows the point; range.x + range.y: none.
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

// A lower bound of the distance to every triangle of the cascades that know the point; 0 where none does. In a brick
// it is the field less sqrt(3)/2 brixels, but a brick knows only triangles within half a brixel of its voxel; else the
// free voxels around.
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

// Of length 1: away from the nearest surface, of the finest cascade that knows the point. Zero outside of bricks.
RAYSORT_FVEC3 raysortSdfNormal(RAYSORT_UVEC2 sdf, RAYSORT_FVEC3 p, RAYSORT_UVEC2 range)
{
  RaysortSdfPlace place;
  RAYSORT_FVEC3 normal = RAYSORT_FVEC3(0.0, 0.0, 0.0);
  raysortSdfFindCascade(sdf, p, range.x, range, place);
  if (place.isKnown && (place.word & RAYSORT_SDF_EMPTY_BIT) == 0u)
    normal = raysortSdfUnit(raysortSdfGradient(raysortSdfCellAt(sdf, place)));
  return normal;
}

// How much of the sky over a surface is closed within `radius`, 0 .. 1: an estimate of six rays, that along the normal
// n (of length 1) and five 60 degrees off it, weighted by cosine and distance.
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

// Moves a point along n out of a shell that it is in or beside, by at most 2 brixels of the finest cascade there. A
// convenience: it can step over a layer that lies so close (RAYSORT_SDF_STARTED_INSIDE_BIT tells of what it could not
// do). false: still in a shell, or nothing is known there.
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
    float faces = 7.0 * min(raysortSdfLeast(part), raysortSdfLeast(1.0 - part)); // of a free voxel: a shell may be near
    bool isEmpty = (place.word & RAYSORT_SDF_EMPTY_BIT) != 0u;
    if (isKnown && !isEmpty)
      faces = raysortSdfValue(raysortSdfCellAt(sdf, place)) * codeStep;
    isInside = isKnown && faces <= RAYSORT_SDF_LEVEL;
  }
  return isKnown && !isInside;
}

// The voxel of the window that a hit lies in, and the hit in voxels. Of a hit with a brick.
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
  for (uint i = 0u; i < 8u; ++i) // a shell may begin at a face of the voxel, and rounding is on either side of it
  {
    RAYSORT_FVEC3 near = shell + 0.01 * RAYSORT_FVEC3((i & 1u) != 0u ? 1.0 : -1.0, (i & 2u) != 0u ? 1.0 : -1.0,
                                                      (i & 4u) != 0u ? 1.0 : -1.0);
    near = clamp(floor(near), RAYSORT_FVEC3(0.0, 0.0, 0.0), RAYSORT_FVEC3(63.0, 63.0, 63.0));
    uint index = uint(near.x) | uint(near.y) << 6 | uint(near.z) << 12;
    uint word = RAYSORT_SDF_MAP(sdf, uint(RAYSORT_SDF_VOXELS) * cascade + index);
    if ((word & RAYSORT_SDF_EMPTY_BIT) == 0u && (word & RAYSORT_SDF_BRICK_MASK) == brick)
      voxel = near;
  }
  return voxel;
}

// Where in its brick a hit lies, 0 .. 1 along each axis: for caches with a cell a part of a brick. Zero: a miss, or a
// hit by RAYSORT_SDF_START.
RAYSORT_FVEC3 raysortSdfHitCell(RAYSORT_UVEC2 sdf, RaysortSdfRay ray, RaysortSdfHit hit)
{
  RAYSORT_FVEC3 cell = RAYSORT_FVEC3(0.0, 0.0, 0.0);
  if (hit.brick != RAYSORT_SDF_NONE)
  {
    RAYSORT_FVEC3 at;
    RAYSORT_FVEC3 voxel = raysortSdfHitVoxel(sdf, ray, hit, at);
    cell = clamp(at - voxel, RAYSORT_FVEC3(0.0, 0.0, 0.0), RAYSORT_FVEC3(1.0, 1.0, 1.0));
  }
  return cell;
}

#endif
