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
  uint count = 0u;
  for (uint slot = 0u; slot < 4u; ++slot)
    count += innerChild(structure, place, referenceAt(structure, place, slot)) != RAYSORT_BVH_TREE_NONE ? 1u : 0u;
  return count;
}

// Does the work of raysort_bvhMeasureNode.
void storeNode(Structure structure, uint place)
{
  Box box = Box(vec3(RAYSORT_BVH_MAX_COORDINATE), vec3(-RAYSORT_BVH_MAX_COORDINATE));
  uint need = 0u, children = 0u;
  float slack = 0.0;
  for (uint slot = 0u; slot < 4u; ++slot)
  {
    uint reference = referenceAt(structure, place, slot), child = innerChild(structure, place, reference);
    if (child != RAYSORT_BVH_TREE_NONE)
    {
      RaysortBvhBoxes below =
          RaysortBvhBoxes(raysortBvhAddress(uvec2(push.boxes), BOX(structure, child)));
      uvec4 a = below.word[0], b = below.word[1];
      box = joined(box, Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz)));
      need = max(need, a.w + (isFrame(reference) ? 1u : 0u));
      slack = max(slack, uintBitsToFloat(b.w));
    }
    else
    {
      BelowLeaf leaf = leafAt(structure, reference);
      box = joined(box, leaf.box);
      need = max(need, leaf.need);
      slack = max(slack, leaf.slack);
    }
    children += reference != RAYSORT_BVH_EMPTY ? 1u : 0u;
  }
  need += max(children, 1u) - 1u;
  RaysortBvhBoxes words = RaysortBvhBoxes(raysortBvhAddress(uvec2(push.boxes), BOX(structure, place)));
  words.word[0] = uvec4(floatBitsToUint(box.lo), LEVELS != 0u ? need : 0u);
  words.word[1] = uvec4(floatBitsToUint(box.hi), LEVELS != 0u ? floatBitsToUint(slack) : 0u);
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex, place = 0u;
  bool isClimbing = false, goesOn = true;
  Structure structure;
  if (i < push.placeCount)
  {
    structure = structureOf(partOfPlace(uvec2(push.descriptions), push.parts, i));
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
      storeNode(structure, place);
#ifdef MOTION
    if (isClimbing && structure.moves)
      storeNode(atOne(structure), place);
#endif
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
