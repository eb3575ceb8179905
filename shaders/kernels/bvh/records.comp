// records.comp - the leaf records of all structures.
// SPDX-License-Identifier: MIT
//
// A thread a record; of instances a thread an instance.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "instance.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_RECORDS;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_LEVELS) const uint LEVELS = 0u;
layout(push_constant, std430) uniform Push { RaysortBvhRecordsPush push; };

Source sourceOf(uint slot)
{
  uvec2 descriptions = uvec2(push.descriptions);
  return loadSource(descriptions, push.parts, geometryOfSlot(descriptions, push.parts, push.geometries, slot));
}

void writeTriangle(Source source, uint primitive, uint at)
{
  Corners corners;
  readTriangle(source, primitive, corners);
  STORE4(push.destination, at, uvec4(corners.a, primitive));
  STORE4(push.destination, at + 1u, uvec4(corners.b, source.record));
  STORE4(push.destination, at + 2u, uvec4(corners.c, 0u));
}

void writeBox(Source source, uint primitive, uint at)
{
  Box box;
  readBox(source, primitive, box);
  STORE4(push.destination, at, uvec4(floatBitsToUint(box.lo), primitive));
  STORE4(push.destination, at + 1u, uvec4(floatBitsToUint(box.hi), source.record));
}

// One that is left out has a record of zeros; all of them, where the structure is empty.
void writeInstance(Source source, uint primitive, bool isEmpty, uint at)
{
  Instance instance;
  Box box;
  float slack;
  uint need;
  bool isThere = readInstance(source, primitive, instance, box, slack, need) == GOOD && !isEmpty;
  uvec4 about = uvec4(0u);
  if (isThere)
    about = uvec4(subtracted(instance.reference, source.indices), instance.customAndMask, instance.offsetAndFlags);
  [[unroll]] for (uint i = 0u; i < 3u; ++i)
  {
    STORE4(push.destination, at + i, isThere ? floatBitsToUint(instance.inverse[i]) : uvec4(0u));
    STORE4(push.destination, at + 4u + i, isThere ? floatBitsToUint(instance.rows[i]) : uvec4(0u));
  }
  STORE4(push.destination, at + 3u, about);
  STORE4(push.destination, at + 7u, uvec4(0u));
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
