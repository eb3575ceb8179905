// records.glsl - writes the leaf records of all structures.
// SPDX-License-Identifier: MIT
//
// One thread for each record; one for each instance, in structures of instances.

#include "store.glsl"

Source sourceOf(uint slot)
{
  uvec2 descriptions = uvec2(push.descriptions);
  uint geometry = geometryOfSlot(descriptions, push.structures, push.geometries, slot);
  return loadSource(descriptions, push.structures, geometry);
}

#ifndef MOTION
void writeTriangle(Source source, uint primitive, uint at)
{
  Corners corners;
  readTriangle(source, primitive, corners);
  storeTriangle(corners, primitive, source.record, at);
}

void writeBox(Source source, uint primitive, uint at)
{
  Box box;
  readBox(source, primitive, box);
  storeBox(box, primitive, source.record, at);
}
#endif

// Writes the record of an instance. A skipped instance has a record of zeros; so does every instance of an empty
// structure.
void writeInstance(Source source, uint primitive, bool isEmpty, uint at)
{
  Instance instance;
  Below below;
  float slack;
  if (readInstance(source, primitive, instance, below, slack) == GOOD && !isEmpty)
    storeInstance(source, instance, at);
  else
    for (uint i = 0u; i < RAYSORT_BVH_INSTANCE_WORDS; ++i)
      STORE4(push.destination, at + i, uvec4(0u));
}

#ifdef MOTION
void writeRecord(uint slot, uint at, uint later)
{
  Source source = sourceOf(slot);
  uint primitive = slot - source.firstSlot;
  Corners corners[2];
  Box boxes[2];
  if (source.kind == RAYSORT_BVH_BOXES)
  {
    readBoxes(source, primitive, boxes);
    storeBoxes(boxes, primitive, source, at, later);
  }
  else
  {
    readTriangles(source, primitive, corners);
    storeTriangles(corners, primitive, source, at, later);
  }
}
#else
void writeRecord(uint slot, uint at)
{
  Source source = sourceOf(slot);
  if (source.kind == RAYSORT_BVH_BOXES)
    writeBox(source, slot - source.firstSlot, at);
  else
    writeTriangle(source, slot - source.firstSlot, at);
}
#endif

#ifdef MOTION
// Writes the record of an instance with motion, and its motion record. What is wrong with it and its limit were found
// with its boxes.
void writeMovingInstance(uint slot, bool isEmpty, uint at, uint later)
{
  Source source = sourceOf(slot);
  bool isGood = LOAD4(push.leaves, 4u * slot).w != 0u && !isEmpty;
  if (isGood)
  {
    Instance instance;
    Motion motion = motionAt(source, slot - source.firstSlot, instance);
    Srt start = startOf(motion);
    motion.limit = uintBitsToFloat(LOAD4(push.leaves, 4u * slot + 1u).w);
    [[unroll]] for (uint i = 0u; i < 8u; ++i)
      if (motion.type == RAYSORT_BVH_MOTION_STATIC)
        motion.words[i] = uvec4(0u);
    storeMotion(motion, later); // first, so that no register keeps all words while the rows are computed
    setRows(instance, motion.type, start);
    invert(instance);
    storeInstance(source, instance, at);
  }
  else
  {
    for (uint i = 0u; i < RAYSORT_BVH_INSTANCE_WORDS; ++i)
      STORE4(push.destination, at + i, uvec4(0u));
    for (uint i = 0u; i < RAYSORT_BVH_MOTION_INSTANCE_WORDS; ++i)
      STORE4(push.destination, later + i, uvec4(0u));
  }
}
#endif

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.slots)
  {
    uint part = partOfSlot(uvec2(push.descriptions), push.structures, i);
    RaysortBvhPart description = loadPart(uvec2(push.descriptions), part);
    uint record = i - description.firstSlot, nodes = READ_STATE(part, RAYSORT_BVH_STATE_NODES);
    uint kind = kindOf(description);
#ifdef MOTION
    bool moves = hasMotion(description);
    bool isInstances = kind == RAYSORT_BVH_INSTANCES; // every instance has a record
    uint records = READ_STATE(part, isInstances ? RAYSORT_BVH_STATE_PRIMITIVES : RAYSORT_BVH_STATE_GOOD);
    uint first = description.destination + RAYSORT_BVH_HEADER_WORDS + nodeWordsOf(moves) * max(nodes, 1u);
    uint at = first + recordWordsOf(kind) * record;
    uint later = first + recordWordsOf(kind) * records + motionWordsOf(kind) * record;
#else
    uint at = description.destination + RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * max(nodes, 1u) +
              recordWordsOf(kind) * record;
#endif
    if (LEVELS != 0u && kind == RAYSORT_BVH_INSTANCES)
    {
#ifdef MOTION
      if (moves && record < READ_STATE(part, RAYSORT_BVH_STATE_PRIMITIVES))
        writeMovingInstance(i, nodes == 0u, at, later);
      else
#endif
      if (record < READ_STATE(part, RAYSORT_BVH_STATE_PRIMITIVES))
        writeInstance(sourceOf(i), record, nodes == 0u, at);
    }
    else if (nodes != 0u && record < READ_STATE(part, RAYSORT_BVH_STATE_GOOD))
#ifdef MOTION
      writeRecord(raysortRead(push.order, i), at, later);
#else
      writeRecord(raysortRead(push.order, i), at);
#endif
  }
}
