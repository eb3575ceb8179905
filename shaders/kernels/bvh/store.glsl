// store.glsl - writes the records of leaves.
// SPDX-License-Identifier: MIT
//
// at: a word of 16 bytes of the destination. The including kernel has the destination in its push block.
#ifndef RAYSORT_KERNELS_BVH_STORE_GLSL
#define RAYSORT_KERNELS_BVH_STORE_GLSL

#include "instance.glsl"
#include "raysort_bvh_sides.glsl"

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
// later: the word where the motion record begins, if there is one.
void storeTriangles(Corners corners[2], uint primitive, Source source, uint at, uint later)
{
  storeTriangle(corners[0], primitive, source.record, at);
  if (source.strideAtOne != 0u)
  {
    STORE4(push.destination, later, uvec4(corners[1].a, 0u));
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
         uvec4(subtracted(instance.reference, source.indices), instance.customAndMask, instance.offsetAndFlags));
  STORE4(push.destination, at + 7u, uvec4(0u));
}

#ifdef MOTION
void storeMotion(Motion motion, uint at)
{
  [[unroll]] for (uint i = 0u; i < 8u; ++i)
    STORE4(push.destination, at + i, motion.words[i]);
  STORE4(push.destination, at + 8u, uvec4(motion.type, floatBitsToUint(motion.limit), isSteady(motion) ? 1u : 0u, 0u));
}
#endif

#endif
