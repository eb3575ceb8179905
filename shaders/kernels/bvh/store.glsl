// store.glsl - writes the records of leaves.
// SPDX-License-Identifier: MIT
//
// at: a word of 16 bytes of the destination. The including kernel has the destination in its push block.
#ifndef RAYSORT_KERNELS_BVH_STORE_GLSL
#define RAYSORT_KERNELS_BVH_STORE_GLSL

#include "instance.glsl"
#include "raysort_bvh_shape.glsl"

void storeTriangle(Corners corners, uint primitive, uint record, uint at)
{
  uint shape =
      raysortBvhShape(uintBitsToFloat(corners.a), uintBitsToFloat(corners.b), uintBitsToFloat(corners.c));
  STORE4(push.destination, at, uvec4(corners.a, primitive));
  STORE4(push.destination, at + 1u, uvec4(corners.b, record));
  STORE4(push.destination, at + 2u, uvec4(corners.c, shape));
}

void storeBox(Box box, uint primitive, uint record, uint at)
{
  STORE4(push.destination, at, uvec4(floatBitsToUint(box.lo), primitive));
  STORE4(push.destination, at + 1u, uvec4(floatBitsToUint(box.hi), record));
}

#ifdef MOTION
// Returns the largest coordinate of a vertex; 2^100 if one of them is not 0, but below 2^-60.
float largestPart(uvec3 vertex)
{
  uvec3 size = vertex & 0x7fffffffu;
  bvec3 isTiny = lessThan(size - 1u, uvec3(0x217fffffu));
  return any(isTiny) ? power(100) : max(max(uintBitsToFloat(size.x), uintBitsToFloat(size.y)), uintBitsToFloat(size.z));
}

// Two sides of a triangle, and the largest component of all three.
struct Sides
{
  vec3 ab, ca;
  float longest;
};

Sides sidesOf(Corners corners)
{
  vec3 a = uintBitsToFloat(corners.a), b = uintBitsToFloat(corners.b), c = uintBitsToFloat(corners.c);
  precise vec3 ab = b - a;
  precise vec3 bc = c - b;
  precise vec3 ca = a - c;
  return Sides(ab, ca, max(max(raysortBvhLargest(ab), raysortBvhLargest(bc)), raysortBvhLargest(ca)));
}

vec3 scaledSide(vec3 side, float scale)
{
  precise vec3 scaled = side * scale;
  return vec3(raysortBvhCleaned(scaled.x), raysortBvhCleaned(scaled.y), raysortBvhCleaned(scaled.z));
}

// Does the work of raysort_bvhIsPlain.
bool isPlain(Corners corners[2])
{
  Sides first = sidesOf(corners[0]), last = sidesOf(corners[1]);
  float longest = max(first.longest, last.longest);
  float largest = max(max(max(largestPart(corners[0].a), largestPart(corners[0].b)), largestPart(corners[0].c)),
                      max(max(largestPart(corners[1].a), largestPart(corners[1].b)), largestPart(corners[1].c)));
  bool isLong = longest > 0.0 && product(longest, 8192.0) >= largest;
  float scale = uintBitsToFloat(0x7f000000u - (isLong ? floatBitsToUint(longest) & 0x7f800000u : 0x3f800000u));
  float one = product(longest, scale);
  vec3 p0 = scaledSide(first.ab, scale), q0 = scaledSide(first.ca, scale);
  vec3 p1 = scaledSide(last.ab, scale), q1 = scaledSide(last.ca, scale);
  precise vec3 sums = raysortBvhCross(p0, q1) + raysortBvhCross(p1, q0);
  precise vec3 n1 = sums * 0.5;
  vec3 n0 = raysortBvhCross(p0, q0), n2 = raysortBvhCross(p1, q1);
  vec3 areas = max(min(min(n0, n1), n2), -max(max(n0, n1), n2));
  return isLong && max(max(areas.x, areas.y), areas.z) >= product(product(one, one), 0.0625);
}

// later: the word where the motion record begins, if there is one.
void storeTriangles(Corners corners[2], uint primitive, Source source, uint at, uint later)
{
  storeTriangle(corners[0], primitive, source.record, at);
  if (source.strideAtOne != 0u)
  {
    STORE4(push.destination, later, uvec4(corners[1].a, isPlain(corners) ? 1u : 0u));
    STORE4(push.destination, later + 1u, uvec4(corners[1].b, 0u));
    STORE4(push.destination, later + 2u, uvec4(corners[1].c, 0u));
  }
}

void storeBoxes(Box boxes[2], uint primitive, Source source, uint at, uint later)
{
  storeBox(boxes[0], primitive, source.record, at);
  if (source.strideAtOne != 0u)
    storeBox(boxes[1], 0u, 0u, later);
}
#endif

void storeInstance(Source source, Instance instance, uint at)
{
  [[unroll]] for (uint i = 0u; i < 3u; ++i)
  {
    STORE4(push.destination, at + i, floatBitsToUint(instance.inverse[i]));
    STORE4(push.destination, at + 4u + i, floatBitsToUint(instance.rows[i]));
  }
  STORE4(push.destination, at + 3u,
         uvec4(subtracted(instance.reference, source.base), instance.customAndMask, instance.offsetAndFlags));
  STORE4(push.destination, at + 7u, uvec4(0u));
}

#ifdef MOTION
void storeMotion(Motion motion, uint at)
{
  [[unroll]] for (uint i = 0u; i < 8u; ++i)
    STORE4(push.destination, at + i, motion.words[i]);
  bool isSteadyMotion = isSteady(motion.type, motion.words[0], motion.words[1], motion.words[4], motion.words[5]);
  STORE4(push.destination, at + 8u, uvec4(motion.type, floatBitsToUint(motion.limit), isSteadyMotion ? 1u : 0u, 0u));
}
#endif

#endif
