// update_records.comp - the vertices of all records, read again.
// SPDX-License-Identifier: MIT
//
// A thread a record. A triangle that cannot be read any more becomes a point, where its first vertex was: no ray hits
// it.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "triangle.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_UPDATE_RECORDS;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhUpdateRecordsPush push; };

#include "update.glsl"

void updateRecord(Structure structure, uint record)
{
  uint at = structure.recordsAt + RAYSORT_BVH_RECORD_WORDS * record, state = NON_FINITE;
  uvec4 a = LOAD4(push.destination, at), b = LOAD4(push.destination, at + 1u);
  uint geometry = b.w & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  Corners corners;
  if (geometry < structure.part.geometries)
  {
    Source source = loadSource(uvec2(push.descriptions), push.parts, structure.part.firstGeometry + geometry);
    if (a.w < source.primitiveCount)
    {
      state = readTriangle(source, a.w, corners);
      b.w = source.record;
    }
  }
  if (state != GOOD && state != DEGENERATE)
    corners = Corners(a.xyz, a.xyz, a.xyz);
  STORE4(push.destination, at, uvec4(corners.a, a.w));
  STORE4(push.destination, at + 1u, uvec4(corners.b, b.w));
  STORE4(push.destination, at + 2u, uvec4(corners.c, 0u));
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.slots)
  {
    Structure structure = structureOf(partOfSlot(uvec2(push.descriptions), push.parts, i));
    if (i - structure.part.firstSlot < structure.records)
      updateRecord(structure, i - structure.part.firstSlot);
  }
}
