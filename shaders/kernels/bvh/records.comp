// records.comp - the leaf records of all structures.
// SPDX-License-Identifier: MIT
//
// A thread a record.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "triangle.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_RECORDS;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhRecordsPush push; };

void writeRecord(uint slot, uint at)
{
  uvec2 descriptions = uvec2(push.descriptions);
  Source source = loadSource(descriptions, push.parts, geometryOfSlot(descriptions, push.parts, push.geometries, slot));
  uint primitive = slot - source.firstSlot;
  Corners corners;
  readTriangle(source, primitive, corners);
  STORE4(push.destination, at, uvec4(corners.a, primitive));
  STORE4(push.destination, at + 1u, uvec4(corners.b, source.record));
  STORE4(push.destination, at + 2u, uvec4(corners.c, 0u));
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.slots)
  {
    uint part = partOfSlot(uvec2(push.descriptions), push.parts, i);
    RaysortBvhPart description = loadPart(uvec2(push.descriptions), part);
    uint record = i - description.firstSlot, nodes = READ_STATE(part, RAYSORT_BVH_STATE_NODES);
    if (nodes != 0u && record < READ_STATE(part, RAYSORT_BVH_STATE_GOOD))
      writeRecord(raysortRead(push.order, i), description.destination + RAYSORT_BVH_HEADER_WORDS +
                                                  RAYSORT_BVH_NODE_WORDS * nodes + RAYSORT_BVH_RECORD_WORDS * record);
  }
}
