// update_nodes.glsl - writes the nodes, the frames and the headers, around boxes that moved.
// SPDX-License-Identifier: MIT
//
// One thread for each place. The children's references and their order stay, so the order may no longer be by area.

#include "update_leaves.glsl"

#define MOST_LEVELS 128u // more levels than any structure has

Box boxAt(Structure structure, uint place)
{
  uint at = BOX(structure, place);
  return Box(uintBitsToFloat(LOAD4(push.boxes, at).xyz), uintBitsToFloat(LOAD4(push.boxes, at + 1u).xyz));
}

#ifdef MOTION
// Returns the box around both times.
Box wholeBoxAt(Structure structure, uint place)
{
  structure.time = 0u;
  Box box = boxAt(structure, place);
  return structure.moves ? joined(box, boxAt(atOne(structure), place)) : box;
}
#define WHOLE_BOX wholeBoxAt
#define FIRST_BOX BOX(structure, 0u)
#else
#define WHOLE_BOX boxAt
#define FIRST_BOX 2u * structure.part.firstPlace
#endif

uint linkAt(Structure structure, uint place, uint word)
{
  return raysortRead(push.links, RAYSORT_BVH_LINK_WORDS * (structure.part.firstPlace + place) + word);
}

// Returns the node whose grid a node uses: where the nearest frame above it begins, or the root.
uint gridNode(Structure structure, uint place)
{
  uint node = place, level = 0u;
  bool goesOn = structure.frames != 0u;
  if (!goesOn)
    node = 0u;
  while (goesOn)
  {
    uint parent = linkAt(structure, node, 0u);
    goesOn = level < MOST_LEVELS && parent < node && linkAt(structure, node, 1u) == RAYSORT_BVH_TREE_NONE;
    if (goesOn)
      node = parent;
    ++level;
  }
  return node;
}

// Returns the words of a child. child: the inner node that it is; RAYSORT_BVH_TREE_NONE: the reference is a leaf.
uvec4 wordsOfChild(Structure structure, uint child, uint reference, Grid grid)
{
  Box box;
  if (child != RAYSORT_BVH_TREE_NONE)
    box = boxAt(structure, child);
  else
    box = leafAt(structure, reference).box;
  return childWord(uvec4(floatBitsToUint(box.lo), 0u), uvec4(floatBitsToUint(box.hi), 0u), grid, reference);
}

void updateNode(Structure structure, uint place, uvec4 references, Grid grid)
{
  uint frame = linkAt(structure, place, 1u);
  for (uint slot = 0u; slot < 4u; ++slot)
  {
    uint reference = references[slot], child = innerChild(structure, place, reference);
    if (reference != RAYSORT_BVH_EMPTY)
    {
      uvec4 word = wordsOfChild(structure, child, reference, grid);
      STORE4(push.destination, structure.part.destination + RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * place +
                                   slot, word);
    }
  }
  if (frame < structure.frames)
  {
    STORE4(push.destination, structure.framesAt + RAYSORT_BVH_FRAME_WORDS * frame,
           uvec4(floatBitsToUint(grid.origin), place));
    STORE4(push.destination, structure.framesAt + RAYSORT_BVH_FRAME_WORDS * frame + 1u,
           floatBitsToUint(vec4(grid.cell, grid.extent)));
  }
}

#ifdef MOTION
// Writes the children's boxes at time 1. structure: at time 1.
void updateMotionNode(Structure structure, uint place, uvec4 references, Grid grid)
{
  uint at = structure.part.destination + RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * structure.nodes +
            RAYSORT_BVH_MOTION_NODE_WORDS * place;
  uvec4 words[3] = uvec4[3](uvec4(RAYSORT_BVH_EMPTY_BOX), uvec4(RAYSORT_BVH_EMPTY_BOX), uvec4(RAYSORT_BVH_EMPTY_BOX));
  [[unroll]] for (uint slot = 0u; slot < 4u; ++slot)
  {
    uint reference = references[slot], child = innerChild(structure, place, reference);
    if (reference != RAYSORT_BVH_EMPTY)
    {
      uvec4 word = wordsOfChild(structure, child, reference, grid);
      [[unroll]] for (uint k = 0u; k < 3u; ++k)
        words[k][slot] = word[k];
    }
  }
  [[unroll]] for (uint k = 0u; k < 3u; ++k)
    STORE4(push.destination, at + k, words[k]);
}
#endif

// Words 2 to 5 stay, except for the stack need of instances; the error stays, too.
void updateHeader(Structure structure)
{
  uint at = structure.part.destination;
  Box box = WHOLE_BOX(structure, 0u);
  Grid grid = gridOf(box);
  uint first = FIRST_BOX, error = LOAD4(push.destination, at + 6u).w;
  STORE4(push.destination, at, uvec4(floatBitsToUint(grid.origin), 0u));
  STORE4(push.destination, at + 1u, floatBitsToUint(vec4(grid.cell, grid.extent)));
  STORE4(push.destination, at + 6u, uvec4(floatBitsToUint(box.lo), error));
  STORE4(push.destination, at + 7u, uvec4(floatBitsToUint(box.hi), LOAD4(push.boxes, first + 1u).w));
  if (structure.kind == RAYSORT_BVH_INSTANCES)
    RaysortOut(raysortBvhAddress(uvec2(push.destination), at + 2u)).word[2] = LOAD4(push.boxes, first).w;
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.placeCount)
  {
    Structure structure = structureOf(partOfPlace(uvec2(push.descriptions), push.structures, i));
    uint place = i - structure.part.firstPlace;
    if (place < structure.nodes)
    {
      uvec4 references = referencesAt(structure, place);
      Grid grid = gridOf(WHOLE_BOX(structure, gridNode(structure, place)));
      updateNode(structure, place, references, grid);
#ifdef MOTION
      if (structure.moves)
        updateMotionNode(atOne(structure), place, references, grid);
#endif
      if (place == 0u)
        updateHeader(structure);
    }
  }
}
