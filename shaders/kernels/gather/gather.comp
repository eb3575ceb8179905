// gather.comp - record i of the destination is record map[i] of the source.
// SPDX-License-Identifier: MIT
//
// A workgroup takes a tile of consecutive records, then the tile gl_NumWorkGroups.x further on. Its threads copy units,
// 4 or 16 bytes each: neighbours write neighbouring units, and read neighbouring ones within a record.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_GATHER_GATHER;
layout(constant_id = RAYSORT_CONSTANT_GATHER_VECTORS) const bool VECTORS = false;
layout(constant_id = RAYSORT_CONSTANT_GATHER_LIVE) const bool HAS_LIVE = false;
layout(local_size_x = 128) in;
layout(push_constant, std430) uniform Push { RaysortGatherPush push; };

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer In4 { uvec4 vector; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Out4 { uvec4 vector; };

const uint UNIT = VECTORS ? 16u : 4u; // bytes

// Record times stride in 64 bits, and the bytes within the record.
uvec2 addressOf(uvec2 base, uint record, uint unit)
{
  uint high, low, carry;
  umulExtended(record, push.stride, high, low);
  low = uaddCarry(low, unit * UNIT, carry);
  high += carry;
  low = uaddCarry(base.x, low, carry);
  return uvec2(low, base.y + high + carry);
}

// A record that the source does not have is zeros.
void copyUnit(uint record, uint unit)
{
  uint from = raysortRead(push.map, record);
  bool isThere = from < push.sourceCount;
  uvec2 source = addressOf(uvec2(push.source), from, unit);
  uvec2 destination = addressOf(uvec2(push.destination), record, unit);
  if (VECTORS)
  {
    uvec4 vector = uvec4(0u);
    if (isThere)
      vector = In4(source).vector;
    Out4(destination).vector = vector;
  }
  else
  {
    uint word = 0u;
    if (isThere)
      word = RaysortIn(source).word[0];
    RaysortOut(destination).word[0] = word;
  }
}

void main()
{
  uint count = push.maxCount;
  if (HAS_LIVE)
    count = min(count, push.live.word[0]);
  uint units = push.stride / UNIT; // of a record
  uint stepRecords = gl_WorkGroupSize.x / units, stepUnits = gl_WorkGroupSize.x % units;
  for (uint tile = gl_WorkGroupID.x * push.tile; tile < count; tile += gl_NumWorkGroups.x * push.tile)
  {
    uint end = min(count, tile + push.tile); // below 2^31 + the tile
    uint record = tile + gl_LocalInvocationIndex / units, unit = gl_LocalInvocationIndex % units;
    while (record < end)
    {
      copyUnit(record, unit);
      bool isNext = unit + stepUnits >= units;
      record += stepRecords + (isNext ? 1u : 0u);
      unit = unit + stepUnits - (isNext ? units : 0u);
    }
  }
}
