// triangle.glsl - a triangle of an instance, and whether it meets a cube.
// SPDX-License-Identifier: MIT
//
// This code decides bytes: every product, sum and difference is rounded to fp32 by itself, in this order.
#ifndef RAYSORT_KERNELS_SDF_TRIANGLE_GLSL
#define RAYSORT_KERNELS_SDF_TRIANGLE_GLSL

struct RaysortTriangle
{
  vec3 a, b, c; // world units, relative to the anchor
  uint id;
  bool isThere; // no index is past maxVertex
};

// ---- vertices ----

// Returns three words in a row, or three numbers of 16 bits, which are in two words.
uvec3 raysort_three(uvec2 at, bool isShort)
{
  bool isOdd = (at.x & 2u) != 0u;
  RaysortIn words = RaysortIn(uvec2(at.x & ~2u, at.y));
  uint a = words.word[0], b = words.word[1], c = words.word[isShort ? 1u : 2u];
  uvec3 shorts = uvec3(isOdd ? a >> 16 : a & 0xffffu, isOdd ? b & 0xffffu : a >> 16, isOdd ? b >> 16 : b & 0xffffu);
  return isShort ? shorts : uvec3(a, b, c);
}

// Converts an fp16 or a snorm16, exactly, or to the nearest fp32. unpackHalf2x16 may flush small numbers to 0.
float raysort_shortToFloat(uint h, bool isHalf)
{
  uint sign_ = (h & 0x8000u) << 16, exponent = h >> 10 & 31u, mantissa = h & 1023u;
  int whole = int(mantissa + (exponent != 0u ? 1024u : 0u)), value = max(int(h << 16) >> 16, -32767);
  float scale = uintBitsToFloat(sign_ | (max(exponent, 1u) + 102u) << 23); // 2^(exponent - 25)
  float result = float(isHalf ? whole : value) * (isHalf ? scale : 3.0518509e-5); // the fp32 nearest to 1 / 32767
  return isHalf && exponent == 31u ? uintBitsToFloat(sign_ | 0x7f800000u | mantissa << 13) : result;
}

struct RaysortVertices
{
  vec3 a, b, c;
};

// Loads the vertices of a triangle. Those of 16 bits are converted one after the other, so that the code of a vertex is
// in the kernel once.
RaysortVertices raysort_vertices(uvec2 positions, uint format, uint stride, uvec3 corners)
{
  bool isShort = format != RAYSORT_SDF_FP32, isHalf = format == RAYSORT_SDF_FP16;
  uvec3 a = raysort_three(raysort_element(positions, corners.x, stride), isShort);
  uvec3 b = raysort_three(raysort_element(positions, corners.y, stride), isShort);
  uvec3 c = raysort_three(raysort_element(positions, corners.z, stride), isShort);
  if (isShort)
    [[dont_unroll]] for (uint i = raysort_zero(); i < 3u; ++i)
    {
      vec3 converted = vec3(raysort_shortToFloat(a.x, isHalf), raysort_shortToFloat(a.y, isHalf),
                            raysort_shortToFloat(a.z, isHalf));
      a = b;
      b = c;
      c = floatBitsToUint(converted);
    }
  return RaysortVertices(uintBitsToFloat(a), uintBitsToFloat(b), uintBitsToFloat(c));
}

vec3 raysort_transform(vec4 x, vec4 y, vec4 z, vec3 v)
{
  precise float px = x.x * v.x + x.y * v.y + x.z * v.z + x.w;
  precise float py = y.x * v.x + y.y * v.y + y.z * v.z + y.w;
  precise float pz = z.x * v.x + z.y * v.y + z.z * v.z + z.w;
  return vec3(px, py, pz);
}

// Loads the vertices of triangle i of the mesh.
uvec3 raysort_corners(uvec2 indices, uint indexSize, uint flags, uint i)
{
  uvec3 result = uvec3(3u * i, 3u * i + 1u, 3u * i + 2u);
  if (indexSize == 4u || indexSize == 2u)
    result = raysort_three(raysort_element(indices, i, 3u * indexSize), indexSize == 2u);
  else if ((flags & RAYSORT_SDF_INSTANCE_QUADS_BIT) != 0u)
    result = 4u * (i / 2u) + ((i & 1u) == 0u ? uvec3(0u, 1u, 2u) : uvec3(0u, 2u, 3u));
  return result;
}

// Returns the id of triangle i of an instance.
uint raysort_triangleId(uvec2 instances, uint instance, uint i)
{
  uvec4 tail = raysort_instance(instances, instance, 7u);
  return tail.x + ((tail.y & RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT) != 0u ? i : 0u);
}

RaysortTriangle raysort_triangle(uvec2 instances, uint instance, uint i)
{
  uvec4 addresses = raysort_instance(instances, instance, 0u), form = raysort_instance(instances, instance, 6u);
  uvec4 tail = raysort_instance(instances, instance, 7u);
  uvec3 corners = raysort_corners(addresses.zw, form.z, tail.y, i);
  uint stride = form.y != 0u ? form.y : form.x == RAYSORT_SDF_FP32 ? 12u : 8u;
  vec4 x = uintBitsToFloat(raysort_instance(instances, instance, 1u));
  vec4 y = uintBitsToFloat(raysort_instance(instances, instance, 2u));
  vec4 z = uintBitsToFloat(raysort_instance(instances, instance, 3u));
  RaysortTriangle triangle;
  triangle.id = raysort_triangleId(instances, instance, i);
  triangle.isThere = all(lessThanEqual(corners, uvec3(form.w)));
  triangle.a = triangle.b = triangle.c = vec3(0.0);
  if (triangle.isThere)
  {
    RaysortVertices its = raysort_vertices(addresses.xy, form.x, stride, corners);
    triangle.a = raysort_transform(x, y, z, its.a);
    triangle.b = raysort_transform(x, y, z, its.b);
    triangle.c = raysort_transform(x, y, z, its.c);
  }
  return triangle;
}

// ---- in voxels, from the anchor ----

struct RaysortTriangleGrid
{
  vec3 a, b, c;
};

RaysortTriangleGrid raysort_toGrid(RaysortTriangle triangle, float inverse)
{
  precise vec3 a = triangle.a * inverse, b = triangle.b * inverse, c = triangle.c * inverse;
  return RaysortTriangleGrid(a, b, c);
}

const float RAYSORT_SDF_FAR = 1073741824.0;  // 2^30 voxels: no number of a test overflows
const float RAYSORT_SDF_HUGE = 3.402823466e38; // the largest finite number

// Whether no coordinate has a larger magnitude. It compares bits, because drivers differ in how a NaN compares.
bool raysort_isWithin(RaysortTriangle triangle, float most)
{
  uvec3 a = floatBitsToUint(triangle.a) & 0x7fffffffu, b = floatBitsToUint(triangle.b) & 0x7fffffffu;
  uvec3 c = floatBitsToUint(triangle.c) & 0x7fffffffu, all_ = max(max(a, b), c);
  return max(max(all_.x, all_.y), all_.z) <= floatBitsToUint(most);
}

// ---- a triangle and a cube: 13 separating axes ----

// Growth of two cubes around a voxel: the inner one decides whether a triangle touches the voxel, the outer one whether
// a triangle counts for its samples.
const float RAYSORT_SDF_SLACK = 1.4285714e-4; // 1e-3 brixel
const float RAYSORT_SDF_GROWTH = 0.071428575; // 0.5 brixel

struct RaysortCubes
{
  float inner, outer; // half sides, in voxels
  float reach;        // the largest coordinate: it bounds the rounding errors
  bool missesInner, missesOuter;
};

// Compares ranges on an axis: the triangle has low .. high, a cube of half side 1 has -extent .. extent. `error` bounds
// the rounding errors of low and high.
void raysort_separate(inout RaysortCubes cubes, float low, float high, float extent, float error)
{
  precise float gap = max(low, -high) - error;
  precise float inner = cubes.inner * extent, outer = cubes.outer * extent;
  cubes.missesInner = cubes.missesInner || gap > inner;
  cubes.missesOuter = cubes.missesOuter || gap > outer;
}

// Tests the three axes edge x unit vector of one edge. p is a vertex on the edge, q is the vertex off the edge.
void raysort_separateEdge(inout RaysortCubes cubes, vec3 e, vec3 p, vec3 q)
{
  vec3 m = abs(e);
  precise float error = (m.x + m.y + m.z) * cubes.reach * 4.7683716e-7; // 2^-21
  precise vec3 extents = vec3(m.y + m.z, m.z + m.x, m.x + m.y);
  precise vec3 u = vec3(e.y * p.z - e.z * p.y, e.z * p.x - e.x * p.z, e.x * p.y - e.y * p.x);
  precise vec3 v = vec3(e.y * q.z - e.z * q.y, e.z * q.x - e.x * q.z, e.x * q.y - e.y * q.x);
  raysort_separate(cubes, min(u.x, v.x), max(u.x, v.x), extents.x, error);
  raysort_separate(cubes, min(u.y, v.y), max(u.y, v.y), extents.y, error);
  raysort_separate(cubes, min(u.z, v.z), max(u.z, v.z), extents.z, error);
}

// Tests the triangle and two cubes of half sides `inner` <= `outer` around `center`.
RaysortCubes raysort_meet(RaysortTriangleGrid g, vec3 center, float inner, float outer)
{
  RaysortCubes cubes;
  precise vec3 a = g.a - center, b = g.b - center, c = g.c - center;
  precise vec3 e = b - a, f = c - b, h = a - c;
  precise vec3 n = vec3(e.y * f.z - e.z * f.y, e.z * f.x - e.x * f.z, e.x * f.y - e.y * f.x);
  vec3 low = min(min(a, b), c), high = max(max(a, b), c), most = max(abs(low), abs(high)), i = abs(e), j = abs(f);
  cubes.reach = max(max(most.x, most.y), most.z);
  precise float slack = RAYSORT_SDF_SLACK + cubes.reach * 4.7683716e-7;
  precise float innerSide = inner + slack, outerSide = outer + slack;
  cubes.inner = innerSide;
  cubes.outer = outerSide;
  cubes.missesInner = false;
  cubes.missesOuter = false;
  raysort_separate(cubes, low.x, high.x, 1.0, 0.0);
  raysort_separate(cubes, low.y, high.y, 1.0, 0.0);
  raysort_separate(cubes, low.z, high.z, 1.0, 0.0);
  if (!cubes.missesOuter)
  {
    precise float offset = n.x * a.x + n.y * a.y + n.z * a.z;
    precise float extent = abs(n.x) + abs(n.y) + abs(n.z);
    precise float error = (i.x + i.y + i.z) * (j.x + j.y + j.z) * cubes.reach * 9.536743e-7; // 2^-20
    raysort_separate(cubes, offset, offset, extent, error);
  }
  if (!cubes.missesOuter)
  {
    raysort_separateEdge(cubes, e, a, c);
    raysort_separateEdge(cubes, f, b, a);
    raysort_separateEdge(cubes, h, c, b);
  }
  return cubes;
}

// Returns the voxels of the window that may hold references to the triangle: (low, high), inclusive. most: the largest
// coordinate, from the window's lowest corner.
void raysort_triangleVoxels(RaysortGrid grid, RaysortTriangleGrid g, out ivec3 low, out ivec3 high, out float most)
{
  vec3 corner = vec3(grid.window - grid.anchor);
  precise vec3 a = min(min(g.a, g.b), g.c) - corner, b = max(max(g.a, g.b), g.c) - corner;
  vec3 larger = max(abs(a), abs(b));
  most = max(max(larger.x, larger.y), larger.z);
  precise float reach = RAYSORT_SDF_GROWTH + 2.0 * RAYSORT_SDF_SLACK + most * 9.536743e-7 + 6.2e-5;
  precise vec3 from = a - reach, to = b + reach;
  low = raysort_lowVoxels(from);
  high = raysort_highVoxels(to);
}

// Whether a triangle is wide: it reaches so far beyond the window that rounding errors would give bricks to many
// voxels. It is wide if it reaches 4,096 voxels or more, or if the error of its plane's test is more than 1 / 64 voxel,
// as for a sliver. A triangle that ends within the window is never wide: of 2,000 random slivers there, none got a
// brick more than 0.012 voxels away from it. most: see raysort_triangleVoxels.
bool raysort_isWide(RaysortTriangleGrid g, float most)
{
  bool result = most > 4096.0;
  if (most > 64.0 && !result)
  {
    precise vec3 e = g.b - g.a, f = g.c - g.b;
    precise vec3 n = vec3(e.y * f.z - e.z * f.y, e.z * f.x - e.x * f.z, e.x * f.y - e.y * f.x);
    vec3 i = abs(e), j = abs(f), m = abs(n);
    precise float error = (i.x + i.y + i.z) * (j.x + j.y + j.z) * most * 6.1035156e-5; // 2^-14
    precise float extent = m.x + m.y + m.z;
    result = error > extent;
  }
  return result;
}

#endif
