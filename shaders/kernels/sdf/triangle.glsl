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

uint raysort_half(uvec2 base, uint index)
{
  uint bytes = base.x & 2u;
  uint carry, low = uaddCarry(base.x - bytes, (bytes + 2u * index) & ~3u, carry);
  uint word = RaysortIn(uvec2(low, base.y + carry)).word[0];
  return (bytes + 2u * index & 2u) != 0u ? word >> 16 : word & 0xffffu;
}

// Converts an fp16, exactly. unpackHalf2x16 may flush small numbers to 0.
float raysort_halfToFloat(uint h)
{
  uint exponent = h >> 10 & 31u, mantissa = h & 1023u;
  float small = float(mantissa) * (1.0 / 16777216.0);
  uint bits = exponent == 31u ? 0x7f800000u | mantissa << 13 : (exponent + 112u) << 23 | mantissa << 13;
  float magnitude = exponent == 0u ? small : uintBitsToFloat(bits);
  return (h & 0x8000u) != 0u ? -magnitude : magnitude;
}

float raysort_snormToFloat(uint h)
{
  int value = max(int(h << 16) >> 16, -32767);
  return float(value) * 3.0518509e-5; // the fp32 nearest to 1 / 32767
}

vec3 raysort_floatVertex(uvec2 positions, uint stride, uint index)
{
  RaysortIn words = RaysortIn(raysort_element(positions, index, stride));
  return uintBitsToFloat(uvec3(words.word[0], words.word[1], words.word[2]));
}

vec3 raysort_shortVertex(uvec2 positions, uint format, uint stride, uint index)
{
  uvec2 at = raysort_element(positions, index, stride);
  uvec3 h = uvec3(raysort_half(at, 0u), raysort_half(at, 1u), raysort_half(at, 2u));
  bool isHalf = format == RAYSORT_SDF_FP16;
  vec3 result;
  for (uint k = 0u; k < 3u; ++k)
    result[k] = isHalf ? raysort_halfToFloat(h[k]) : raysort_snormToFloat(h[k]);
  return result;
}

struct RaysortVertices
{
  vec3 a, b, c;
};

// Loads the vertices of a triangle. Those of 16 bits are loaded one after the other, so that the code of a vertex is in
// the kernel once.
RaysortVertices raysort_vertices(uvec2 positions, uint format, uint stride, uvec3 corners)
{
  RaysortVertices its = RaysortVertices(vec3(0.0), vec3(0.0), vec3(0.0));
  if (format == RAYSORT_SDF_FP32)
  {
    its.a = raysort_floatVertex(positions, stride, corners.x);
    its.b = raysort_floatVertex(positions, stride, corners.y);
    its.c = raysort_floatVertex(positions, stride, corners.z);
  }
  else
    [[dont_unroll]] for (uint i = 0u; i < 3u; ++i)
    {
      uint corner = i == 0u ? corners.x : i == 1u ? corners.y : corners.z;
      its = RaysortVertices(its.b, its.c, raysort_shortVertex(positions, format, stride, corner));
    }
  return its;
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
  if (indexSize == 4u)
  {
    RaysortIn words = RaysortIn(raysort_element(indices, i, 12u));
    result = uvec3(words.word[0], words.word[1], words.word[2]);
  }
  else if (indexSize == 2u)
  {
    uvec2 at = raysort_element(indices, i, 6u);
    result = uvec3(raysort_half(at, 0u), raysort_half(at, 1u), raysort_half(at, 2u));
  }
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

// Tests the three axes edge x unit vector of one edge. p is a vertex on the edge, q is the vertex beside the edge.
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
  low = raysort_lowVoxel(from);
  high = raysort_highVoxel(to);
}

// Whether a triangle is wide: it reaches so far beyond the window that rounding errors would give bricks to many
// voxels. It is wide if it reaches 4,096 voxels or more, or if the error of its plane's test is more than 1 / 64 voxel,
// as for a sliver. A triangle that ends within the window is never wide: of 2,000 random slivers there, none got a
// brick more than 0.012 voxels beside it. most: see raysort_triangleVoxels.
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
