// update.glsl - an existing structure, as the passes of an update read it.
// SPDX-License-Identifier: MIT
//
// The numbers of its header are checked before they are used. If it is not a structure of these geometries, only its
// header is read, and nothing is written. The including kernel has a push block with descriptions and destination, and
// a constant LEVELS, which is 0 if there are triangles only.
#ifndef RAYSORT_KERNELS_BVH_UPDATE_GLSL
#define RAYSORT_KERNELS_BVH_UPDATE_GLSL

#include "instance.glsl"

struct Structure
{
  RaysortBvhPart part;
  uint kind;
  uint nodes, records, frames; // nodes 0: there is nothing to update
  uint items;                  // boxes or instances, each of which a child may be
  uint recordsAt, framesAt;    // words of 16 bytes of the destination
#ifdef MOTION
  bool moves;
  uint laterAt; // the word where the motion records begin
  uint time;    // 0 or 1: of the boxes that are meant
#endif
};

#ifdef MOTION
#define MAGIC (structure.moves ? RAYSORT_BVH_MOTION_MAGIC : RAYSORT_BVH_MAGIC)
#define NODE_WORDS nodeWordsOf(structure.moves)
#define RECORD_WORDS (recordWordsOf(structure.kind) + (structure.moves ? motionWordsOf(structure.kind) : 0u))
#else
#define MAGIC RAYSORT_BVH_MAGIC
#define NODE_WORDS RAYSORT_BVH_NODE_WORDS
#define RECORD_WORDS recordWordsOf(structure.kind)
#endif

Structure structureOf(uint part)
{
  Structure structure;
  structure.part = loadPart(uvec2(push.descriptions), part);
#ifdef MOTION
  structure.moves = hasMotion(structure.part);
#endif
  uint at = structure.part.destination;
  uvec4 places = LOAD4(push.destination, at + 2u), kind = LOAD4(push.destination, at + 3u);
  uvec4 counts = LOAD4(push.destination, at + 4u);
  structure.kind = LEVELS != 0u ? kindOf(structure.part) : RAYSORT_BVH_TRIANGLES;
  uint records = structure.kind == RAYSORT_BVH_INSTANCES ? counts.w : counts.z, slots = structure.part.slots;
#ifdef MOTION
  bool isCounted = ((structure.part.geometries & RAYSORT_BVH_PART_COUNTED) != 0u || push.isBuild != 0u) &&
                   counts.w <= slots; // a build may have met descriptions that were written without counts
#else
  bool isCounted = (structure.part.geometries & RAYSORT_BVH_PART_COUNTED) != 0u && counts.w <= slots;
#endif
  bool isRight = kind.x == MAGIC && kind.y == structure.kind && counts.x <= structure.part.places &&
                 counts.y <= structure.part.frames && counts.z <= slots && counts.z > 0u && records <= slots &&
                 (counts.w == slots || isCounted) &&
                 places.x == RAYSORT_BVH_HEADER_WORDS + NODE_WORDS * counts.x &&
                 places.y == places.x + RECORD_WORDS * records;
#ifdef MOTION
  isRight = isRight && (structure.moves || push.isBuild == 0u); // a build goes on only with structures with motion
  structure.laterAt = at + places.x + recordWordsOf(structure.kind) * records;
  structure.time = 0u;
#endif
  structure.nodes = isRight ? counts.x : 0u;
  structure.frames = isRight ? counts.y : 0u;
  structure.records = isRight ? counts.z : 0u;
  structure.items = isRight && structure.kind != RAYSORT_BVH_TRIANGLES ? records : 0u;
  structure.recordsAt = at + places.x;
  structure.framesAt = at + places.y;
  return structure;
}

#ifdef MOTION
// Returns the structure at time 1, as far as records and boxes are meant.
Structure atOne(Structure structure)
{
  structure.recordsAt = structure.laterAt;
  structure.time = 1u;
  return structure;
}
#endif

uvec4 nodeWord(Structure structure, uint place, uint slot)
{
  return LOAD4(push.destination, structure.part.destination + RAYSORT_BVH_HEADER_WORDS +
                                     RAYSORT_BVH_NODE_WORDS * place + slot);
}

uint referenceAt(Structure structure, uint place, uint slot)
{
  return nodeWord(structure, place, slot).w;
}

// Reads them side by side.
uvec4 referencesAt(Structure structure, uint place)
{
  return uvec4(referenceAt(structure, place, 0u), referenceAt(structure, place, 1u), referenceAt(structure, place, 2u),
               referenceAt(structure, place, 3u));
}

bool isFrame(uint reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_FRAME_TAG;
}

// Returns the place of an inner child; it is after its parent. RAYSORT_BVH_TREE_NONE: the child is not a node, or a
// wrong one.
uint innerChild(Structure structure, uint place, uint reference)
{
  uint child = RAYSORT_BVH_TREE_NONE, frame = reference & RAYSORT_BVH_FRAME_MASK;
  if ((reference & RAYSORT_BVH_LEAF_BIT) == 0u)
    child = reference;
  else if (isFrame(reference) && frame < structure.frames)
    child = LOAD4(push.destination, structure.framesAt + RAYSORT_BVH_FRAME_WORDS * frame).w;
  return child > place && child < structure.nodes ? child : RAYSORT_BVH_TREE_NONE;
}

// Returns the record of a child that is a box or an instance. RAYSORT_BVH_TREE_NONE: the child is none, or a wrong one.
uint itemAt(Structure structure, uint reference)
{
  uint record = reference & RAYSORT_BVH_FRAME_MASK;
  bool isItem = LEVELS != 0u && (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_ITEM_TAG && record < structure.items;
  return isItem ? record : RAYSORT_BVH_TREE_NONE;
}

#endif
