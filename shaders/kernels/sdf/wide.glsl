// wide.glsl - tests a triangle that reaches far beyond the window against cubes in the window, by a whole workgroup.
// SPDX-License-Identifier: MIT
//
// One float is too coarse for an edge whose ends are far away: at 2^20 voxels it keeps 1 / 16 voxel. So corners are
// numbers of two floats. Each edge, and the plane, gets its point nearest to the middle of the window; numbers from
// there on are small. A cube and a triangle are apart if their bounds are apart, if the cube and the plane are apart,
// or if the cube is beyond an edge as seen along an axis. No other test is needed (Schwarz and Seidel). All numbers
// are brixels from the middle of the window's voxel (32, 32, 32). Like triangle.glsl, this code decides bytes.
#ifndef RAYSORT_KERNELS_SDF_WIDE_GLSL
#define RAYSORT_KERNELS_SDF_WIDE_GLSL

const int RAYSORT_SDF_MIDDLE = 32;
const float RAYSORT_SDF_PART = 2.2737368e-13; // 2^-42: the error of some steps with numbers of two floats

// A point and the direction of each edge; then a point of the plane and its normal. A triangle that is only a line has
// no normal.
shared vec3 widePoints[6], wideDirections[6];
shared float wideHighs[12], wideLows[12]; // coordinates of the corners: 3 * corner + axis
shared vec2 wideProducts[12];             // of the coordinates of two vectors, for their dot products
shared float wideSquares[3];              // squares of the edges' lengths
shared float wideErrors[3];               // errors of the directions
shared vec3 wideLow, wideHigh;
shared ivec3 wideFirst, wideLast; // the voxels of the window within half a brixel of the triangle's bounds
shared uint wideMost;             // the bits of the largest coordinate's magnitude
shared uint wideEdges; // edges that meetWide tests: first | end << 2 | number of the longest edge << 4

// A coordinate of two floats: what RaysortWide is for three.
struct Coordinate
{
  float high, low;
};

float topOf(float x) // see raysort_top
{
  return uintBitsToFloat(floatBitsToUint(x) & 0xfffff000u);
}

// a + t d, with the bits of raysort_along. Three such coordinates with t = -1 and d = b are raysort_minus(a, b); with
// the product of p and the low part of the scale in a.low they are raysort_toBrick(p).
Coordinate along(Coordinate a, float t, Coordinate d)
{
  precise float product = d.high * t, sum = a.high + product;
  float dt = topOf(d.high), tt = topOf(t);
  precise float dl = d.high - dt, tl = t - tt;
  precise float lostProduct = ((dt * tt - product) + dt * tl + dl * tt) + dl * tl;
  precise float part = sum - a.high, lost = (a.high - (sum - part)) + (product - part);
  precise float rest = lost + ((lostProduct + d.low * t) + a.low), high = sum + rest, low = rest - (high - sum);
  return Coordinate(high, low);
}

// The dot products of a vector and d, and of d and d, of which each thread has the coordinates x and y. `base`: the
// first of the three threads. Call it with all threads.
vec2 dotsOf(uint base, float x, float y)
{
  precise vec2 products = vec2(x * y, y * y);
  barrier();
  if (gl_LocalInvocationIndex < 9u)
    wideProducts[gl_LocalInvocationIndex] = products;
  barrier();
  precise vec2 result = wideProducts[base] + wideProducts[base + 1u] + wideProducts[base + 2u];
  return result;
}

float mostOf(vec3 v)
{
  vec3 most = abs(v);
  return max(max(most.x, most.y), most.z);
}

Coordinate wideCoordinate(uint corner, uint axis)
{
  uint at = 3u * (corner < 3u ? corner : corner - 3u) + axis;
  return Coordinate(wideHighs[at], wideLows[at]);
}

// Makes edge i, from corner i to the next corner, and the plane: three points one after the other, each by two steps of
// raysort_stepped. The points: on the edge; the rise from there to the corner opposite; in the plane. A thread has an
// axis of an edge. Call it with all threads.
void lookAtEdge(uint i, uint axis)
{
  Coordinate a = wideCoordinate(i, axis), e = along(wideCoordinate(i + 1u, axis), -1.0, a);
  Coordinate point = a, d = e, onEdge = a;
  float first = 0.0;
  [[dont_unroll]] for (uint k = raysort_zero(); k < 6u; ++k)
  {
    vec2 dots = dotsOf(3u * i, point.high, d.high);
    precise float t = -(dots.x * raysort_inverse(dots.y));
    bool isFirst = (k & 1u) == 0u;
    first = isFirst ? t : first;
    float again = first > 0.0 && first < 1.0 ? clamp(t, -1.0, 1.0) : 0.0, within = isFirst ? clamp(t, 0.0, 1.0) : again;
    point = along(point, k >> 1 == 1u ? t : within, d);
    if (k == 1u)
    {
      onEdge = point;
      point = along(wideCoordinate(i + 2u, axis), -1.0, onEdge);
    }
    else if (k == 3u)
    {
      d = point;
      point = onEdge;
    }
  }
  if (gl_LocalInvocationIndex < 9u)
  {
    widePoints[i][axis] = onEdge.high;
    widePoints[3u + i][axis] = point.high;
    wideDirections[i][axis] = e.high;
    wideDirections[3u + i][axis] = d.high;
  }
}

// The slack of the triangle bounds the errors of points.
float wideSlack()
{
  precise float slack = uintBitsToFloat(wideMost) * RAYSORT_SDF_PART;
  return slack;
}

// Makes directions of length 1 from edge i and the rise from it.
void scaleEdge(uint i)
{
  vec3 e = wideDirections[i], rise = wideDirections[3u + i];
  float square = raysort_dot(e, e), root = raysort_inverseRoot(square), risen = raysort_dot(rise, rise);
  precise vec3 unit = e * root;
  bool isLong = square > 1e-30;
  precise float error = 9.536743e-7 + wideSlack() * root; // 2^-20; more for a short edge far away
  precise float least = square * 8.0779357e-28;           // 2^-90: a smaller square is only rounding
  vec3 direction = isLong ? unit : vec3(1.0, 0.0, 0.0), normal = raysort_cross(direction, rise);
  precise vec3 scaled = normal * raysort_inverseRoot(raysort_dot(normal, normal));
  wideDirections[i] = direction;
  wideSquares[i] = square;
  wideErrors[i] = isLong ? error : 1.0;
  wideDirections[3u + i] = risen > max(least, 1e-30) ? scaled : vec3(0.0);
}

// Prepares the tests of a triangle; a thread makes a coordinate of a corner and of an edge. So this code, which few
// triangles need, is short: each step is in the kernel once, for one axis. Call it with all threads and the same
// triangle.
void lookWide(uint record, ivec3 window, RaysortTriangle triangle)
{
  uint t = min(gl_LocalInvocationIndex, 8u), i = t / 3u, axis = t % 3u;
  vec3 corner = i == 0u ? triangle.a : i == 1u ? triangle.b : triangle.c;
  float high = uintBitsToFloat(push.header.word[record + 15u]), low = uintBitsToFloat(push.header.word[record + 19u]);
  float p = axis == 0u ? corner.x : axis == 1u ? corner.y : corner.z;
  int voxel = (axis == 0u ? window.x : axis == 1u ? window.y : window.z) + RAYSORT_SDF_MIDDLE;
  precise float middle = -(float(7 * voxel) + 3.5), rest = p * low;
  Coordinate placed = along(Coordinate(middle, rest), high, Coordinate(p, 0.0));
  if (gl_LocalInvocationIndex == 0u)
    wideMost = 0u;
  if (gl_LocalInvocationIndex < 9u)
  {
    wideHighs[t] = placed.high;
    wideLows[t] = placed.low;
  }
  barrier();
  if (gl_LocalInvocationIndex < 9u)
    atomicMax(wideMost, floatBitsToUint(abs(placed.high)));
  lookAtEdge(i, axis);
  barrier();
  if (gl_LocalInvocationIndex < 3u)
  {
    float x = wideHighs[t], y = wideHighs[t + 3u], z = wideHighs[t + 6u], least = min(min(x, y), z);
    float most = max(max(x, y), z);
    precise float from = least - abs(least) * 4.7683716e-7, to = most + abs(most) * 4.7683716e-7; // 2^-21
    precise float low_ = (from - 0.52) * (1.0 / 7.0) + 32.5, high_ = (to + 0.52) * (1.0 / 7.0) + 32.5;
    wideLow[t] = from;
    wideHigh[t] = to;
    wideFirst[t] = raysort_lowVoxel(low_);
    wideLast[t] = raysort_highVoxel(high_);
    scaleEdge(t);
  }
  barrier();
  if (gl_LocalInvocationIndex == 0u)
  {
    uint longest = wideSquares[0] >= wideSquares[1] && wideSquares[0] >= wideSquares[2] ? 0u
                   : wideSquares[1] >= wideSquares[2]                                   ? 1u
                                                                                        : 2u;
    vec3 n = abs(wideDirections[3u + longest]);
    bool isLine = n.x + n.y + n.z == 0.0; // then the longest edge is all that is tested
    wideEdges = (isLine ? longest | longest + 1u << 2 : 3u << 2) | longest << 4;
  }
  barrier();
}

// Whether a cube is beyond an edge, as seen along each axis. `normal`: how the triangle turns around the axes. If it
// turns by less than 2^-16, the test of the plane has decided.
void separateWideEdge(inout RaysortCubes cubes, uint i, vec3 normal, bool isLine, vec3 center)
{
  vec3 d = wideDirections[i], m = abs(d);
  precise vec3 p = widePoints[i] - center;
  precise float error = (m.x + m.y + m.z) * mostOf(p) * wideErrors[i];
  precise vec3 extents = vec3(m.y + m.z, m.z + m.x, m.x + m.y);
  vec3 along = raysort_cross(d, p), outside = mix(-along, along, greaterThan(normal, vec3(0.0)));
  outside = mix(vec3(-3e38), outside, greaterThan(abs(normal), vec3(1.5258789e-5)));
  outside = isLine ? abs(along) : outside;
  precise vec3 gap = outside - error, inner = cubes.inner * extents, outer = cubes.outer * extents;
  cubes.missesInner = cubes.missesInner || any(greaterThan(gap, inner));
  cubes.missesOuter = cubes.missesOuter || any(greaterThan(gap, outer));
}

// Tests the prepared triangle and two cubes of half sides `inner` <= `outer` around `center`.
RaysortCubes meetWide(vec3 center, float inner, float outer)
{
  uint i = wideEdges & 3u, end = wideEdges >> 2 & 3u, longest = wideEdges >> 4;
  vec3 normal = wideDirections[3u + longest], n = abs(normal);
  bool isLine = end - i != 3u;
  precise float slack = 1e-3 + wideSlack(), innerSide = inner + slack, outerSide = outer + slack;
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
  [[dont_unroll]] for (; i < end && !cubes.missesOuter; ++i)
    separateWideEdge(cubes, i, normal, isLine, center);
  return cubes;
}

#endif
