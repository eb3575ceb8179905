// motion.glsl - structures with motion: where their parts are, and triangles and boxes at both times.
// SPDX-License-Identifier: MIT
//
// Kernels *_motion.comp include it. A batch may have structures without motion, too. See bvh/host/host.h.
#ifndef RAYSORT_KERNELS_BVH_MOTION_GLSL
#define RAYSORT_KERNELS_BVH_MOTION_GLSL

#include "instance.glsl"

// ---- where the parts are ----

bool hasMotion(RaysortBvhPart part)
{
  return (part.geometries & RAYSORT_BVH_PART_MOTION) != 0u;
}

// Returns the words of 16 bytes of a node and its motion node.
uint nodeWordsOf(bool moves)
{
  return RAYSORT_BVH_NODE_WORDS + (moves ? RAYSORT_BVH_MOTION_NODE_WORDS : 0u);
}

// Returns the words of 16 bytes of a motion record.
uint motionWordsOf(uint kind)
{
  uint words = RAYSORT_BVH_MOTION_RECORD_WORDS;
  words = kind == RAYSORT_BVH_BOXES ? RAYSORT_BVH_MOTION_BOX_WORDS : words;
  return kind == RAYSORT_BVH_INSTANCES ? RAYSORT_BVH_MOTION_INSTANCE_WORDS : words;
}

// ---- triangles and boxes at both times ----

// Returns the geometry at time 1.
Source atOne(Source source)
{
  if (source.strideAtOne != 0u)
  {
    source.data = source.dataAtOne;
    source.stride = source.strideAtOne;
  }
  return source;
}

bvec3 equalSides(Corners corners)
{
  return bvec3(corners.a == corners.b, corners.b == corners.c, corners.c == corners.a);
}

// Reads a triangle at both times, as raysort_bvhReadPoints does. Without motion both times are the same.
uint readTriangles(Source source, uint primitive, out Corners corners[2])
{
  uint state = readTriangle(source, primitive, corners[0]);
  corners[1] = corners[0];
  if (source.strideAtOne != 0u && (state == GOOD || state == DEGENERATE))
  {
    state = readTriangle(atOne(source), primitive, corners[1]);
    uvec3 flatSides = uvec3(equalSides(corners[0])) & uvec3(equalSides(corners[1]));
    if (state == GOOD || state == DEGENERATE)
      state = flatSides == uvec3(0u) ? GOOD : DEGENERATE;
  }
  return state;
}

// Reads a box at both times, as raysort_bvhReadPoints does. Without motion both times are the same.
uint readBoxes(Source source, uint primitive, out Box boxes[2])
{
  uint state = readBox(source, primitive, boxes[0]);
  boxes[1] = boxes[0];
  if (source.strideAtOne != 0u)
  {
    uint later = readBox(atOne(source), primitive, boxes[1]);
    state = later == NON_FINITE || state == GOOD ? later : state;
  }
  return state;
}

float meanOf(float a, float b)
{
  return clean(sum(clean(product(a, 0.5)), clean(product(b, 0.5))));
}

uvec3 meanPoint(uvec3 a, uvec3 b)
{
  vec3 from = uintBitsToFloat(a), to = uintBitsToFloat(b);
  return floatBitsToUint(vec3(meanOf(from.x, to.x), meanOf(from.y, to.y), meanOf(from.z, to.z)));
}

// A part of raysort_bvhReadPrimitive.
Box meanBox(Box boxes[2])
{
  Box mean;
  [[unroll]] for (int k = 0; k < 3; ++k)
  {
    mean.lo[k] = meanOf(boxes[0].lo[k], boxes[1].lo[k]);
    mean.hi[k] = meanOf(boxes[0].hi[k], boxes[1].hi[k]);
  }
  return mean;
}

// Computes the box of a triangle or a box from which the tree grows. Returns GOOD, or the reason why it is skipped.
uint readMean(Source source, uint primitive, out Box box)
{
  uint state;
  if (source.kind == RAYSORT_BVH_BOXES)
  {
    Box boxes[2];
    state = readBoxes(source, primitive, boxes);
    box = boxes[0];
    if (source.strideAtOne != 0u)
      box = meanBox(boxes);
  }
  else
  {
    Corners corners[2];
    state = readTriangles(source, primitive, corners);
    if (source.strideAtOne != 0u) // the triangle at time 1/2
      corners[0] = Corners(meanPoint(corners[0].a, corners[1].a), meanPoint(corners[0].b, corners[1].b),
                           meanPoint(corners[0].c, corners[1].c));
    box = triangleBox(corners[0]);
  }
  return state;
}

#endif
