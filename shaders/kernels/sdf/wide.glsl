// wide.glsl - tests a triangle that reaches far beyond the window against cubes in the window, by a whole workgroup.
// SPDX-License-Identifier: MIT
//
// One float is too coarse for an edge whose ends are far away: at 2^20 voxels it keeps 1 / 16 voxel. So corners are
// numbers of two floats. Each edge, and the plane, gets its point nearest to the middle of the window; numbers from
// there on are small. A cube and a triangle are apart if their bounds are apart, if the cube and the plane are apart,
// or if the cube lies beyond an edge as seen along an axis. No other test is needed (Schwarz and Seidel). All numbers
// are brixels from the middle of the window's voxel (32, 32, 32). Like triangle.glsl, this code decides bytes.
#ifndef RAYSORT_KERNELS_SDF_WIDE_GLSL
#define RAYSORT_KERNELS_SDF_WIDE_GLSL

const int RAYSORT_SDF_MIDDLE = 32;
const float RAYSORT_SDF_PART = 2.2737368e-13; // 2^-42: the error of some steps with numbers of two floats

shared vec3 wideCorners[6]; // high parts of the corners, then their low parts
// A point and the direction of each edge; then a point of the plane and its normal. A triangle that is only a line has
// no normal.
shared vec3 widePoints[6], wideDirections[6];
shared float wideSquares[3]; // squares of the edges' lengths
shared float wideErrors[3];  // errors of the directions
shared vec3 wideLow, wideHigh;
shared float wideSlack;

vec3 cornerOf(RaysortTriangle triangle, uint i)
{
  return i == 0u ? triangle.a : i == 1u ? triangle.b : triangle.c;
}

float mostOf(vec3 v)
{
  vec3 most = abs(v);
  return max(max(most.x, most.y), most.z);
}

// Makes edge i, from corner i to the next corner, and the plane. `c` is the corner opposite the edge. Three points come
// one after the other, so that their code is in the kernel once: on the edge; the rise from there to c; in the plane.
void lookAtEdge(uint i, RaysortWide a, RaysortWide b, RaysortWide c, float slack)
{
  RaysortWide e = raysort_minus(b, a), from = a, d = e, point = a, next = a;
  vec3 rise = vec3(0.0);
  [[dont_unroll]] for (uint k = 0u; k < 3u; ++k)
  {
    next = raysort_stepped(from, raysort_nearestTo(from, d), d, k != 1u, true);
    point = raysort_select(k == 0u, next, point);
    from = raysort_select(k == 0u, raysort_minus(c, next), point);
    d = raysort_select(k == 1u, next, e);
    rise = k == 1u ? next.high : rise;
  }
  float square = raysort_dot(e.high, e.high), root = raysort_inverseRoot(square), risen = raysort_dot(rise, rise);
  precise vec3 unit = e.high * root;
  bool isLong = square > 1e-30;
  precise float error = 9.536743e-7 + slack * root; // 2^-20; more for a short edge far away
  precise float least = square * 8.0779357e-28;     // 2^-90: a smaller square is only rounding
  vec3 direction = isLong ? unit : vec3(1.0, 0.0, 0.0), normal = raysort_cross(direction, rise);
  precise vec3 scaled = normal * raysort_inverseRoot(raysort_dot(normal, normal));
  widePoints[i] = point.high;
  wideDirections[i] = direction;
  wideSquares[i] = square;
  wideErrors[i] = isLong ? error : 1.0;
  widePoints[3u + i] = next.high;
  wideDirections[3u + i] = risen > max(least, 1e-30) ? scaled : vec3(0.0);
}

RaysortWide wideCorner(uint i)
{
  return RaysortWide(wideCorners[i % 3u], wideCorners[3u + i % 3u]);
}

// Prepares the tests of a triangle; three threads make a corner and an edge each. Call it with all threads and the same
// triangle.
void lookWide(uint record, ivec3 window, RaysortTriangle triangle)
{
  uint t = gl_LocalInvocationIndex;
  if (t < 3u)
  {
    float high = uintBitsToFloat(push.header.word[record + 15u]), low = uintBitsToFloat(push.header.word[record + 19u]);
    RaysortWide corner = raysort_toBrick(cornerOf(triangle, t), high, low, window + RAYSORT_SDF_MIDDLE);
    wideCorners[t] = corner.high;
    wideCorners[3u + t] = corner.low;
  }
  barrier();
  if (t < 3u)
  {
    RaysortWide a = wideCorner(t), b = wideCorner(t + 1u), c = wideCorner(t + 2u);
    vec3 least = min(min(a.high, b.high), c.high), most = max(max(a.high, b.high), c.high);
    precise float slack = max(mostOf(least), mostOf(most)) * RAYSORT_SDF_PART;
    lookAtEdge(t, a, b, c, slack);
    if (t == 0u)
    {
      precise vec3 from = least - abs(least) * 4.7683716e-7, to = most + abs(most) * 4.7683716e-7; // 2^-21
      wideLow = from;
      wideHigh = to;
      wideSlack = slack;
    }
  }
  barrier();
}

// Returns the voxels of the window within half a brixel of the triangle's bounds.
void wideVoxels(inout ivec3 low, inout ivec3 high)
{
  precise vec3 from = (wideLow - 0.52) * (1.0 / 7.0) + 32.5, to = (wideHigh + 0.52) * (1.0 / 7.0) + 32.5;
  low = max(low, ivec3(raysort_floorLow(from.x), raysort_floorLow(from.y), raysort_floorLow(from.z)));
  high = min(high, ivec3(raysort_floorHigh(to.x), raysort_floorHigh(to.y), raysort_floorHigh(to.z)));
}

// Whether a cube lies beyond an edge, as seen along an axis. `turn`: how the triangle turns around the axis; 0: it is
// only a line.
void separateWide(inout RaysortCubes cubes, float turn, bool isLine, float along, float extent, float error)
{
  float gap = isLine ? abs(along) : turn > 0.0 ? along : -along;
  if (isLine || abs(turn) > 1.5258789e-5) // 2^-16: for a smaller turn the test of the plane has decided
    raysort_separate(cubes, gap, 3e38, extent, error);
}

void separateWideEdge(inout RaysortCubes cubes, uint i, vec3 normal, bool isLine, vec3 center)
{
  vec3 d = wideDirections[i], m = abs(d);
  precise vec3 p = widePoints[i] - center;
  precise float error = (m.x + m.y + m.z) * mostOf(p) * wideErrors[i];
  precise vec3 extents = vec3(m.y + m.z, m.z + m.x, m.x + m.y);
  vec3 along = raysort_cross(d, p);
  separateWide(cubes, normal.x, isLine, along.x, extents.x, error);
  separateWide(cubes, normal.y, isLine, along.y, extents.y, error);
  separateWide(cubes, normal.z, isLine, along.z, extents.z, error);
}

// Tests the prepared triangle and two cubes of half sides `inner` <= `outer` around `center`.
RaysortCubes meetWide(vec3 center, float inner, float outer)
{
  uint longest = wideSquares[0] >= wideSquares[1] && wideSquares[0] >= wideSquares[2] ? 0u
                 : wideSquares[1] >= wideSquares[2]                                   ? 1u
                                                                                      : 2u;
  vec3 normal = wideDirections[3u + longest], n = abs(normal);
  bool isLine = n.x + n.y + n.z == 0.0;
  precise float slack = 1e-3 + wideSlack, innerSide = inner + slack, outerSide = outer + slack;
  RaysortCubes cubes = RaysortCubes(innerSide, outerSide, 0.0, false, false);
  precise vec3 low = wideLow - center, high = wideHigh - center, p = widePoints[3u + longest] - center;
  raysort_separate(cubes, low.x, high.x, 1.0, 0.0);
  raysort_separate(cubes, low.y, high.y, 1.0, 0.0);
  raysort_separate(cubes, low.z, high.z, 1.0, 0.0);
  if (!isLine)
  {
    float offset = raysort_dot(normal, p);
    precise float extent = n.x + n.y + n.z;
    precise float error = extent * mostOf(p) * 1.9073486e-6; // 2^-19
    raysort_separate(cubes, offset, offset, extent, error);
  }
  for (uint i = 0u; i < 3u; ++i)
    if (!cubes.missesOuter && (!isLine || i == longest))
      separateWideEdge(cubes, i, normal, isLine, center);
  return cubes;
}

#endif
