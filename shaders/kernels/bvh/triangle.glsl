// triangle.glsl - reads the triangles and boxes of geometries, as raysort_bvhReadPoints does.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_BVH_TRIANGLE_GLSL
#define RAYSORT_KERNELS_BVH_TRIANGLE_GLSL

#include "build.glsl"

#define GOOD 0u
#define BAD_INDEX 1u
#define NON_FINITE 2u
#define DEGENERATE 3u

struct Source
{
  uvec2 data, indices, transform;
  uvec2 base, baseSize; // of the build, for instances
  uint firstSlot, structure, stride, indexSize, primitiveCount, maxVertex, record, kind;
#ifdef MOTION
  uvec2 dataAtOne;
  uint strideAtOne; // 0: the structure has no motion
#endif
};

Source loadSource(uvec2 descriptions, uint structures, uint geometry)
{
  uint first = RAYSORT_BVH_HEAD_WORDS + RAYSORT_BVH_PART_WORDS * structures + RAYSORT_BVH_SOURCE_WORDS * geometry;
  uvec4 head = LOAD4(descriptions, 0u), base = LOAD4(descriptions, 1u);
  uvec4 a = LOAD4(descriptions, first);
  uvec4 b = LOAD4(descriptions, first + 1u);
  uvec4 c = LOAD4(descriptions, first + 2u);
  uvec4 d = LOAD4(descriptions, first + 3u);
  if (!areWritten(descriptions))
    a = b = c = d = uvec4(0u);
  uint indexSize = RAYSORT_BVH_FORMAT_INDEX_SIZE(c.y), kind = RAYSORT_BVH_FORMAT_KIND(c.y);
#ifdef MOTION
  return Source(a.xy, a.zw, b.xy, base.xy, head.zw, b.z, b.w, c.x, indexSize, c.z, c.w, d.x, kind, d.zw, d.y);
#else
  return Source(a.xy, a.zw, b.xy, base.xy, head.zw, b.z, b.w, c.x, indexSize, c.z, c.w, d.x, kind);
#endif
}

uvec2 advanced(uvec2 address, uint low, uint high)
{
  uint carry;
  uint sum = uaddCarry(address.x, low, carry);
  return uvec2(sum, address.y + high + carry);
}

// Indices of 16 bits are taken out of whole words of 32 bits.
uint indexAt(Source source, uint place)
{
  uint index = place;
  if (source.indexSize == 4u)
    index = RaysortIn(raysortAddress(source.indices, place)).word[0];
  if (source.indexSize == 2u)
  {
    uvec2 address = advanced(source.indices, place << 1, place >> 31);
    uint pair = RaysortIn(uvec2(address.x & ~3u, address.y)).word[0];
    index = (address.x & 2u) != 0u ? pair >> 16 : pair & 0xffffu;
  }
  return index;
}

// Returns +0 for numbers below 2^-126 and for -0.
uvec3 cleaned(uvec3 bits)
{
  return mix(bits, uvec3(0u), equal(bits & 0x7f800000u, uvec3(0u)));
}

uvec2 dataAddress(Source source, uint index)
{
  uint high, low;
  umulExtended(index, source.stride, high, low);
  return advanced(source.data, low, high);
}

uvec3 vertexAt(Source source, uint index)
{
  RaysortIn vertex = RaysortIn(dataAddress(source, index));
  return cleaned(uvec3(vertex.word[0], vertex.word[1], vertex.word[2]));
}

float transformedPart(uvec2 transform, uint row, vec3 vertex)
{
  RaysortIn words = RaysortIn(advanced(transform, row * 16u, 0u));
  float x = product(uintBitsToFloat(words.word[0]), vertex.x);
  float y = product(uintBitsToFloat(words.word[1]), vertex.y);
  float z = product(uintBitsToFloat(words.word[2]), vertex.z);
  return sum(sum(sum(x, y), z), uintBitsToFloat(words.word[3]));
}

bool areFinite(uvec3 bits) // finite, and within RAYSORT_BVH_MAX_COORDINATE
{
  return all(lessThanEqual(bits & 0x7fffffffu, uvec3(0x56800000u)));
}

// The corners of a triangle, as the bits of their coordinates.
struct Corners
{
  uvec3 a, b, c;
};

uvec3 moved(Source source, uvec3 bits)
{
  vec3 vertex = uintBitsToFloat(bits);
  uvec3 result = bits;
  if (source.transform != uvec2(0u))
    result = floatBitsToUint(vec3(transformedPart(source.transform, 0u, vertex),
                                  transformedPart(source.transform, 1u, vertex),
                                  transformedPart(source.transform, 2u, vertex)));
  return result;
}

Box triangleBox(Corners corners)
{
  vec3 a = uintBitsToFloat(corners.a), b = uintBitsToFloat(corners.b), c = uintBitsToFloat(corners.c);
  return Box(min(min(a, b), c), max(max(a, b), c));
}

// Returns GOOD, or the reason why the triangle is skipped. `corners` is undefined if it is skipped.
uint readTriangle(Source source, uint primitive, out Corners corners)
{
  uint a = indexAt(source, 3u * primitive);
  uint b = indexAt(source, 3u * primitive + 1u);
  uint c = indexAt(source, 3u * primitive + 2u);
  uint state = BAD_INDEX;
  corners = Corners(uvec3(0u), uvec3(0u), uvec3(0u));
  if (max(max(a, b), c) <= source.maxVertex)
  {
    corners.a = moved(source, vertexAt(source, a));
    corners.b = moved(source, vertexAt(source, b));
    corners.c = moved(source, vertexAt(source, c));
    state = NON_FINITE;
    if (areFinite(corners.a) && areFinite(corners.b) && areFinite(corners.c))
    {
      corners.a = cleaned(corners.a);
      corners.b = cleaned(corners.b);
      corners.c = cleaned(corners.c);
      bool isFlat = corners.a == corners.b || corners.b == corners.c || corners.c == corners.a;
      state = isFlat ? DEGENERATE : GOOD;
    }
  }
  return state;
}

// Returns GOOD, or the reason why the box is skipped. The box is undefined if it is skipped.
uint readBox(Source source, uint primitive, out Box box)
{
  RaysortIn words = RaysortIn(dataAddress(source, primitive));
  uvec3 lo = uvec3(words.word[0], words.word[1], words.word[2]);
  uvec3 hi = uvec3(words.word[3], words.word[4], words.word[5]);
  uint state = NON_FINITE;
  box = Box(vec3(0.0), vec3(0.0));
  if (areFinite(lo) && areFinite(hi))
  {
    box = Box(uintBitsToFloat(cleaned(lo)), uintBitsToFloat(cleaned(hi)));
    state = any(greaterThan(box.lo, box.hi)) ? DEGENERATE : GOOD;
  }
  return state;
}

#endif
