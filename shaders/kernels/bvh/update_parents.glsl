// update_parents.glsl - finds the parent of every node, and the node where each frame begins.
// SPDX-License-Identifier: MIT
//
// One thread for each place. It writes itself as the parent of its inner children; the root has no parent.

#include "update.glsl"

void writeLink(uint place, uint parent, uint frame)
{
  raysortWrite(push.links, RAYSORT_BVH_LINK_WORDS * place, parent);
  raysortWrite(push.links, RAYSORT_BVH_LINK_WORDS * place + 1u, frame);
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.placeCount)
  {
    Structure structure = structureOf(partOfPlace(uvec2(push.descriptions), push.structures, i));
    uint place = i - structure.part.firstPlace;
    raysortWrite(push.arrivals, i, 0u);
    if (place == 0u || place >= structure.nodes)
      writeLink(i, RAYSORT_BVH_TREE_NONE, RAYSORT_BVH_TREE_NONE);
    if (place < structure.nodes)
      for (uint slot = 0u; slot < 4u; ++slot)
      {
        uint reference = referenceAt(structure, place, slot), child = innerChild(structure, place, reference);
        if (child != RAYSORT_BVH_TREE_NONE)
          writeLink(structure.part.firstPlace + child, place,
                    isFrame(reference) ? reference & RAYSORT_BVH_FRAME_MASK : RAYSORT_BVH_TREE_NONE);
      }
  }
}
