// nodes.glsl - writes the nodes, the frames and the headers of all structures.
// SPDX-License-Identifier: MIT
//
// One thread for each place. See raysort_bvhEncodeBox, raysort_bvhPlaceFrames, raysort_bvhFinishHeader,
// raysort_bvhNoChildren.

struct Structure
{
  uint part, kind, firstSlot, firstPlace, destination; // destination: word of 16 bytes
  uint nodes, records, frames;        // the same numbers as in the header
  bool isEmpty;
#ifdef MOTION
  bool moves;
#endif
};

Structure structureOf(uint part)
{
  RaysortBvhPart description = loadPart(uvec2(push.descriptions), part);
  uint nodes = READ_STATE(part, RAYSORT_BVH_STATE_NODES), frames = READ_STATE(part, RAYSORT_BVH_STATE_FRAMES);
  Structure structure;
  structure.part = part;
  structure.kind = kindOf(description);
  structure.firstSlot = description.firstSlot;
  structure.firstPlace = description.firstPlace;
  structure.destination = description.destination;
  structure.isEmpty = nodes == 0u;
  structure.nodes = max(nodes, 1u);
  structure.records = structure.isEmpty ? 0u : READ_STATE(part, RAYSORT_BVH_STATE_GOOD);
  structure.frames = frames <= description.frames ? frames : 0u;
#ifdef MOTION
  structure.moves = hasMotion(description);
#endif
  return structure;
}

vec3 stateVector(uint part, uint first)
{
  uvec2 state = uvec2(push.state);
  return vec3(readStateFloat(state, part, first), readStateFloat(state, part, first + 1u),
              readStateFloat(state, part, first + 2u));
}

Grid rootGrid(Structure structure)
{
  if (structure.isEmpty)
    return gridOf(Box(vec3(0.0), vec3(0.0)));
  uint part = structure.part;
  return Grid(stateVector(part, RAYSORT_BVH_STATE_GRID), stateVector(part, RAYSORT_BVH_STATE_GRID + 3u),
              stateVector(part, RAYSORT_BVH_STATE_GRID + 6u),
              readStateFloat(uvec2(push.state), part, RAYSORT_BVH_STATE_GRID + 9u));
}

#ifdef MOTION
#define MAGIC (structure.moves ? RAYSORT_BVH_MOTION_MAGIC : RAYSORT_BVH_MAGIC)
#define NODE_WORDS nodeWordsOf(structure.moves)
#define MORE_WORDS (structure.moves ? motionWordsOf(structure.kind) : 0u)
#define RECORD_WORDS (recordWordsOf(structure.kind) + MORE_WORDS) // at both times
#else
#define MAGIC RAYSORT_BVH_MAGIC
#define NODE_WORDS RAYSORT_BVH_NODE_WORDS
#define RECORD_WORDS recordWordsOf(structure.kind)
#endif

uint framesWord(Structure structure)
{
  uint records = structure.records;
  if (structure.kind == RAYSORT_BVH_INSTANCES) // every instance has a record
    records = READ_STATE(structure.part, RAYSORT_BVH_STATE_PRIMITIVES);
  return RAYSORT_BVH_HEADER_WORDS + NODE_WORDS * structure.nodes + RECORD_WORDS * records;
}

// ---- nodes ----

const uvec4 noChild =
    uvec4(RAYSORT_BVH_EMPTY_BOX, RAYSORT_BVH_EMPTY_BOX, RAYSORT_BVH_EMPTY_BOX, RAYSORT_BVH_EMPTY);

// Returns the reference to a node at a place of the structure, or to the frame that begins there.
uint innerReference(Structure structure, uint place)
{
  uint reference = place;
  if (structure.frames != 0u)
  {
    uint mark = LOAD4(push.places, 2u * (structure.firstPlace + place) + 1u).w;
    reference = mark != 0u ? RAYSORT_BVH_FRAME_TAG | (mark - 1u) : place;
  }
  return reference;
}

// Returns the reference to a leaf. slot: of its primitive, if the leaf has only one.
uint leafReference(Structure structure, uint count, uint record, uint slot)
{
  uint reference = RAYSORT_BVH_LEAF_BIT | (count - 1u) << RAYSORT_BVH_LEAF_COUNT_SHIFT | record;
  if (structure.kind == RAYSORT_BVH_BOXES)
    reference = RAYSORT_BVH_ITEM_TAG | record;
  if (structure.kind == RAYSORT_BVH_INSTANCES)
    reference = RAYSORT_BVH_ITEM_TAG | (slot - structure.firstSlot);
  return reference;
}

void writeFrame(Structure structure, Grid grid, uint place, uint number)
{
  uint at = structure.destination + framesWord(structure) + RAYSORT_BVH_FRAME_WORDS * number;
  STORE4(push.destination, at, uvec4(floatBitsToUint(grid.origin), place));
  STORE4(push.destination, at + 1u, floatBitsToUint(vec4(grid.cell, grid.extent)));
}

void writeNode(Structure structure, uint place)
{
  uint at = structure.destination + RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * place;
  uvec4 trees = LOAD4(push.places, 2u * (structure.firstPlace + place));
  uvec4 work = LOAD4(push.places, 2u * (structure.firstPlace + place) + 1u);
  uint region = work.x, record = work.y;
  Grid grid = rootGrid(structure);
  if (work.z != RAYSORT_BVH_TREE_NONE && structure.frames != 0u)
  {
    RaysortBvhWords words = RaysortBvhWords(treeAddress(uvec2(push.leaves), uvec2(push.inner), work.z));
    grid = gridOf(Box(uintBitsToFloat(words.word[0].xyz), uintBitsToFloat(words.word[1].xyz)));
    if (work.w != 0u)
      writeFrame(structure, grid, place, work.w - 1u);
  }
  [[unroll]] for (uint i = 0u; i < 4u; ++i)
  {
    uvec4 word = noChild;
    if (trees[i] != RAYSORT_BVH_TREE_NONE)
    {
      RaysortBvhWords words = RaysortBvhWords(treeAddress(uvec2(push.leaves), uvec2(push.inner), trees[i]));
      uint count = 1u, reference;
      if (!isLeaf(trees[i]))
        count = words.word[3].w;
      if (count <= leafSizeOf(structure.kind))
        reference = leafReference(structure, count, record, words.word[0].w);
      else
        reference = innerReference(structure, region++);
      word = childWord(words.word[0], words.word[1], grid, reference);
      record += count;
    }
    STORE4(push.destination, at + i, word);
  }
}

// ---- headers ----

uvec3 headerBound(Structure structure, uint first)
{
  uint part = structure.part;
  if (structure.isEmpty)
    return uvec3(0u);
  return floatBitsToUint(vec3(disordered(READ_STATE(part, first)), disordered(READ_STATE(part, first + 1u)),
                              disordered(READ_STATE(part, first + 2u))));
}

void writeHeader(Structure structure)
{
  uint part = structure.part, at = structure.destination, frames = framesWord(structure);
  uint words = frames + RAYSORT_BVH_FRAME_WORDS * structure.frames;
  uint stack = READ_STATE(part, structure.frames != 0u ? RAYSORT_BVH_STATE_STACK_FRAMES : RAYSORT_BVH_STATE_STACK);
  uint depth = structure.isEmpty ? 1u : READ_STATE(part, RAYSORT_BVH_STATE_DEPTH);
  Grid grid = rootGrid(structure);
  STORE4(push.destination, at, uvec4(floatBitsToUint(grid.origin), 0u));
  STORE4(push.destination, at + 1u, floatBitsToUint(vec4(grid.cell, grid.extent)));
  STORE4(push.destination, at + 2u,
         uvec4(RAYSORT_BVH_HEADER_WORDS + NODE_WORDS * structure.nodes, frames, stack, depth));
  STORE4(push.destination, at + 3u, uvec4(MAGIC, structure.kind, words << 4, words >> 28));
  STORE4(push.destination, at + 4u,
         uvec4(structure.nodes, structure.frames, structure.records, READ_STATE(part, RAYSORT_BVH_STATE_PRIMITIVES)));
  STORE4(push.destination, at + 5u,
         uvec4(READ_STATE(part, RAYSORT_BVH_STATE_BAD_INDEX), READ_STATE(part, RAYSORT_BVH_STATE_NON_FINITE),
               READ_STATE(part, RAYSORT_BVH_STATE_DEGENERATE), READ_STATE(part, RAYSORT_BVH_STATE_CLAMPED)));
  STORE4(push.destination, at + 6u,
         uvec4(headerBound(structure, RAYSORT_BVH_STATE_BOUNDS), READ_STATE(part, RAYSORT_BVH_STATE_ERROR)));
  STORE4(push.destination, at + 7u, uvec4(headerBound(structure, RAYSORT_BVH_STATE_BOUNDS + 3u),
                                          READ_STATE(part, RAYSORT_BVH_STATE_SLACK)));
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.placeCount)
  {
    Structure structure = structureOf(partOfPlace(uvec2(push.descriptions), push.structures, i));
    uint place = i - structure.firstPlace;
    if (place == 0u)
      writeHeader(structure);
    if (!structure.isEmpty && place < structure.nodes)
      writeNode(structure, place);
    else if (place == 0u)
#ifdef MOTION
      for (uint k = 0u; k < NODE_WORDS; ++k)
        STORE4(push.destination, structure.destination + RAYSORT_BVH_HEADER_WORDS + k,
               k < RAYSORT_BVH_NODE_WORDS ? noChild : uvec4(RAYSORT_BVH_EMPTY_BOX));
#else
      for (uint k = 0u; k < 4u; ++k)
        STORE4(push.destination, structure.destination + RAYSORT_BVH_HEADER_WORDS + k, noChild);
#endif
  }
}
