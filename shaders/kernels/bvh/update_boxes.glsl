// update_boxes.glsl - computes the boxes of all nodes, from the leaves upwards.
// SPDX-License-Identifier: MIT
//
// One thread for each place. Nodes without inner children begin. The thread of a node's last child to arrive goes on
// with the node; the threads of its other children stop, so no thread waits. A workgroup reads what another one wrote,
// as in tree.comp.

#include "update_leaves.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) coherent buffer RaysortBvhBoxes { uvec4 word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortBvhArrivals { uint word[]; };

shared uint climberCount;

uint innerCount(Structure structure, uint place)
{
  uvec4 references = referencesAt(structure, place);
  uint count = 0u;
  for (uint slot = 0u; slot < 4u; ++slot)
    count += innerChild(structure, place, references[slot]) != RAYSORT_BVH_TREE_NONE ? 1u : 0u;
  return count;
}

BelowSlot joinedBelow(BelowSlot a, BelowSlot b)
{
  return BelowSlot(joined(a.box, b.box), max(a.need, b.need), max(a.slack, b.slack));
}

BelowSlot belowNode(Structure structure, uint place)
{
  RaysortBvhBoxes words = RaysortBvhBoxes(raysortBvhAddress(uvec2(push.boxes), BOX(structure, place)));
  uvec4 a = words.word[0], b = words.word[1];
  return BelowSlot(Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz)), a.w, uintBitsToFloat(b.w));
}

void storeNode(Structure structure, uint place, BelowSlot below)
{
  RaysortBvhBoxes words = RaysortBvhBoxes(raysortBvhAddress(uvec2(push.boxes), BOX(structure, place)));
  words.word[0] = uvec4(floatBitsToUint(below.box.lo), LEVELS != 0u ? below.need : 0u);
  words.word[1] = uvec4(floatBitsToUint(below.box.hi), LEVELS != 0u ? floatBitsToUint(below.slack) : 0u);
}

// Does the work of raysort_bvhMeasureNode, with motion for both times: their loads wait together.
void measureNode(Structure structure, uint place)
{
  BelowSlot below =
      BelowSlot(Box(vec3(RAYSORT_BVH_MAX_COORDINATE), vec3(-RAYSORT_BVH_MAX_COORDINATE)), 0u, 0.0);
  uvec4 references = referencesAt(structure, place);
  uint children = 0u;
#ifdef MOTION
  BelowSlot belowAtOne = below;
  Structure later = structure;
  if (structure.moves)
    later = atOne(structure);
#endif
  for (uint slot = 0u; slot < 4u; ++slot)
  {
    uint reference = references[slot], child = innerChild(structure, place, reference);
    if (child != RAYSORT_BVH_TREE_NONE)
    {
      BelowSlot node = belowNode(structure, child);
      node.need += isFrame(reference) ? 1u : 0u;
      below = joinedBelow(below, node);
#ifdef MOTION
      belowAtOne = joinedBelow(belowAtOne, belowNode(later, child));
#endif
    }
    else
    {
      below = joinedBelow(below, leafAt(structure, reference));
#ifdef MOTION
      belowAtOne = joinedBelow(belowAtOne, leafAt(later, reference));
#endif
    }
    children += reference != RAYSORT_BVH_EMPTY ? 1u : 0u;
  }
  below.need += max(children, 1u) - 1u;
  storeNode(structure, place, below);
#ifdef MOTION
  belowAtOne.need = below.need;
  storeNode(later, place, belowAtOne);
#endif
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex, place = 0u;
  bool isClimbing = false, goesOn = true;
  Structure structure;
  if (i < push.placeCount)
  {
    structure = structureOf(partOfPlace(uvec2(push.descriptions), push.structures, i));
    place = i - structure.part.firstPlace;
    isClimbing = place < structure.nodes;
    if (isClimbing)
      isClimbing = innerCount(structure, place) == 0u;
  }
  while (goesOn)
  {
    if (gl_LocalInvocationIndex == 0u)
      climberCount = 0u;
    if (isClimbing)
      measureNode(structure, place);
    memoryBarrierBuffer(); // the box, before the thread arrives at the parent
    barrier();
    if (isClimbing)
    {
      uint parent = raysortRead(push.links, RAYSORT_BVH_LINK_WORDS * (structure.part.firstPlace + place));
      isClimbing = parent < place; // the root has no parent
      if (isClimbing)
      {
        place = parent;
        RaysortBvhArrivals arrivals =
            RaysortBvhArrivals(raysortAddress(uvec2(push.arrivals), structure.part.firstPlace + place));
        isClimbing = atomicAdd(arrivals.word[0], 1u) + 1u == innerCount(structure, place);
      }
      if (isClimbing)
        atomicAdd(climberCount, 1u);
    }
    memoryBarrierBuffer(); // the boxes that the other children's threads wrote
    barrier();
    goesOn = climberCount != 0u;
    barrier();
  }
}
