// update_leaves.glsl - reads the boxes of leaves, for the passes of an update.
// SPDX-License-Identifier: MIT
//
// The including kernel also has the boxes of instances in its push block: the pass over the records found them.
#ifndef RAYSORT_KERNELS_BVH_UPDATE_LEAVES_GLSL
#define RAYSORT_KERNELS_BVH_UPDATE_LEAVES_GLSL

#include "update.glsl"

// The first of two words of an instance, or of a place.
#ifdef MOTION
#define LEAF(structure, item) 2u * (2u * ((structure).part.firstSlot + (item)) + (structure).time)
#define BOX(structure, place) 2u * (2u * ((structure).part.firstPlace + (place)) + (structure).time)
#else
#define LEAF(structure, item) 2u * (structure.part.firstSlot + item)
#define BOX(structure, place) 2u * (structure.part.firstPlace + place)
#endif

// The numbers of everything below a slot of a node: below a leaf or an inner child. need and slack: of instances.
struct BelowSlot
{
  Box box;
  uint need;
  float slack;
};

// Returns the box around the triangles of a leaf. If the leaf is wrong, it is two points the wrong way round.
Box trianglesBox(Structure structure, uint reference)
{
  Box box = Box(vec3(RAYSORT_BVH_MAX_COORDINATE), vec3(-RAYSORT_BVH_MAX_COORDINATE));
  uint first = reference & RAYSORT_BVH_LEAF_FIRST_MASK, count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3u) + 1u;
  bool isLeaf = structure.kind == RAYSORT_BVH_TRIANGLES && (reference & 0xc0000000u) == RAYSORT_BVH_LEAF_BIT;
  if (isLeaf && count <= 3u && first + count <= structure.records)
    for (uint i = 0u; i < 3u * count; ++i)
    {
      vec3 vertex =
          uintBitsToFloat(LOAD4(push.destination, structure.recordsAt + RAYSORT_BVH_RECORD_WORDS * first + i).xyz);
      box = Box(min(box.lo, vertex), max(box.hi, vertex));
    }
  return box;
}

BelowSlot leafAt(Structure structure, uint reference)
{
  uint item = itemAt(structure, reference);
  BelowSlot leaf;
  if (item != RAYSORT_BVH_TREE_NONE && structure.kind == RAYSORT_BVH_INSTANCES)
  {
    uvec4 a = LOAD4(push.leaves, LEAF(structure, item));
    uvec4 b = LOAD4(push.leaves, LEAF(structure, item) + 1u);
    leaf = BelowSlot(Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz)), a.w, uintBitsToFloat(b.w));
  }
  else if (item != RAYSORT_BVH_TREE_NONE)
  {
    uint at = structure.recordsAt + RAYSORT_BVH_BOX_WORDS * item;
    leaf = BelowSlot(Box(uintBitsToFloat(LOAD4(push.destination, at).xyz),
                         uintBitsToFloat(LOAD4(push.destination, at + 1u).xyz)),
                     0u, 0.0);
  }
  else
    leaf = BelowSlot(trianglesBox(structure, reference), 0u, 0.0);
  return leaf;
}

#endif
