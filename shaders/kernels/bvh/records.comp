// records.comp - writes the leaf records of all structures.
// SPDX-License-Identifier: MIT
//
// One thread for each record; one for each instance, in structures of instances.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "instance.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_RECORDS;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_LEVELS) const uint LEVELS = 0u;
layout(push_constant, std430) uniform Push { RaysortBvhRecordsPush push; };

#include "store.glsl"

Source sourceOf(uint slot)
{
  uvec2 descriptions = uvec2(push.descriptions);
  return loadSource(descriptions, push.parts, geometryOfSlot(descriptions, push.parts, push.geometries, slot));
}

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

void writeRecord(uint slot, uint at)
{
  Source source = sourceOf(slot);
  if (source.kind == RAYSORT_BVH_BOXES)
    writeBox(source, slot - source.firstSlot, at);
  else
    writeTriangle(source, slot - source.firstSlot, at);
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.slots)
  {
    uint part = partOfSlot(uvec2(push.descriptions), push.parts, i);
    RaysortBvhPart description = loadPart(uvec2(push.descriptions), part);
    uint record = i - description.firstSlot, nodes = READ_STATE(part, RAYSORT_BVH_STATE_NODES);
    uint kind = kindOf(description);
    uint at = description.destination + RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * max(nodes, 1u) +
              recordWordsOf(kind) * record;
    if (LEVELS != 0u && kind == RAYSORT_BVH_INSTANCES)
    {
      if (record < READ_STATE(part, RAYSORT_BVH_STATE_PRIMITIVES))
        writeInstance(sourceOf(i), record, nodes == 0u, at);
    }
    else if (nodes != 0u && record < READ_STATE(part, RAYSORT_BVH_STATE_GOOD))
      writeRecord(raysortRead(push.order, i), at);
  }
}
