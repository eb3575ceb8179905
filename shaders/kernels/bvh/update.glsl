// update.glsl - a structure that is there, as the passes of an update see it.
// SPDX-License-Identifier: MIT
//
// Its numbers are looked at before they are used: of a structure that is none of these geometries nothing is read but
// its header, and nothing is written. The including kernel has a push block with descriptions and destination, and a
// constant LEVELS, 0 where there are triangles alone.
#ifndef RAYSORT_KERNELS_BVH_UPDATE_GLSL
#define RAYSORT_KERNELS_BVH_UPDATE_GLSL

#include "instance.glsl"

struct Structure
{
  RaysortBvhPart part;
  uint kind;
  uint nodes, records, frames; // 0 nodes: nothing to update
  uint items;                  // that a child may be: boxes, or instances
  uint recordsAt, framesAt;    // words of 16 bytes of the destination
};

Structure structureOf(uint part)
{
  Structure structure;
  structure.part = loadPart(uvec2(push.descriptions), part);
  uint at = structure.part.destination;
  uvec4 places = LOAD4(push.destination, at + 2u), kind = LOAD4(push.destination, at + 3u);
  uvec4 counts = LOAD4(push.destination, at + 4u);
  structure.kind = LEVELS != 0u ? kindOf(structure.part) : RAYSORT_BVH_TRIANGLES;
  uint records = structure.kind == RAYSORT_BVH_INSTANCES ? counts.w : counts.z;
  bool isRight = kind.x == RAYSORT_BVH_MAGIC && kind.y == structure.kind && counts.x <= structure.part.places &&
                 counts.y <= structure.part.frames && counts.z <= structure.part.slots && counts.z > 0u &&
                 records <= structure.part.slots &&
                 places.x == RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * counts.x &&
                 places.y == places.x + recordWordsOf(structure.kind) * records;
  structure.nodes = isRight ? counts.x : 0u;
  structure.frames = isRight ? counts.y : 0u;
  structure.records = isRight ? counts.z : 0u;
  structure.items = isRight && structure.kind != RAYSORT_BVH_TRIANGLES ? records : 0u;
  structure.recordsAt = at + places.x;
  structure.framesAt = at + places.y;
  return structure;
}

uvec4 nodeWord(Structure structure, uint place, uint slot)
{
  return LOAD4(push.destination, structure.part.destination + RAYSORT_BVH_HEADER_WORDS +
                                     RAYSORT_BVH_NODE_WORDS * place + slot);
}

uint referenceAt(Structure structure, uint place, uint slot)
{
  return nodeWord(structure, place, slot).w;
}

bool isFrame(uint reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_FRAME_TAG;
}

// The place of an inner child, behind that of its parent; RAYSORT_BVH_TREE_NONE: it is none, or not right.
uint innerChild(Structure structure, uint place, uint reference)
{
  uint child = RAYSORT_BVH_TREE_NONE, frame = reference & RAYSORT_BVH_FRAME_MASK;
  if ((reference & RAYSORT_BVH_LEAF_BIT) == 0u)
    child = reference;
  else if (isFrame(reference) && frame < structure.frames)
    child = LOAD4(push.destination, structure.framesAt + RAYSORT_BVH_FRAME_WORDS * frame).w;
  return child > place && child < structure.nodes ? child : RAYSORT_BVH_TREE_NONE;
}

// The record of the box or instance that a child is; RAYSORT_BVH_TREE_NONE: it is none, or not there.
uint itemAt(Structure structure, uint reference)
{
  uint record = reference & RAYSORT_BVH_FRAME_MASK;
  bool isItem = LEVELS != 0u && (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_ITEM_TAG && record < structure.items;
  return isItem ? record : RAYSORT_BVH_TREE_NONE;
}

// What lies below a leaf. need and slack: of instances.
struct BelowLeaf
{
  Box box;
  uint need;
  float slack;
};

// From the record of an instance, which the pass before has read anew.
BelowLeaf instanceBelow(Structure structure, uint record)
{
  uint at = structure.recordsAt + RAYSORT_BVH_INSTANCE_WORDS * record;
  uvec4 about = LOAD4(push.destination, at + 3u);
  Instance instance;
  [[unroll]] for (uint i = 0u; i < 3u; ++i)
  {
    instance.inverse[i] = uintBitsToFloat(LOAD4(push.destination, at + i));
    instance.rows[i] = uintBitsToFloat(LOAD4(push.destination, at + 4u + i));
  }
  vec3 place = vec3(instance.rows[0].w, instance.rows[1].w, instance.rows[2].w);
  BelowLeaf leaf = BelowLeaf(Box(place, place), 0u, 0.0);
  if (about.z >> 24 != 0u)
  {
    Source source = loadSource(uvec2(push.descriptions), push.parts, structure.part.firstGeometry);
    Below below = loadBelow(added(about.xy, source.indices));
    leaf = BelowLeaf(instanceBox(instance, below), 1u + below.stackNeed, slackOf(instance));
  }
  return leaf;
}

// Around the triangles of a leaf; without any, for it is none, or not right: two points the wrong way round.
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

BelowLeaf leafAt(Structure structure, uint reference)
{
  uint item = itemAt(structure, reference);
  BelowLeaf leaf;
  if (item != RAYSORT_BVH_TREE_NONE && structure.kind == RAYSORT_BVH_INSTANCES)
    leaf = instanceBelow(structure, item);
  else if (item != RAYSORT_BVH_TREE_NONE)
  {
    uint at = structure.recordsAt + RAYSORT_BVH_BOX_WORDS * item;
    leaf = BelowLeaf(Box(uintBitsToFloat(LOAD4(push.destination, at).xyz),
                         uintBitsToFloat(LOAD4(push.destination, at + 1u).xyz)),
                     0u, 0.0);
  }
  else
    leaf = BelowLeaf(trianglesBox(structure, reference), 0u, 0.0);
  return leaf;
}

#endif
