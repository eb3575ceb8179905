// scatter.comp - sorts references by voxel, and clears the distances of voxels that are filled in pieces.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_SCATTER;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfScatterPush push; };

uint load(uint part, uint index)
{
  return RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), part), index, 4u)).word[0];
}

void store(uint part, uint index, uint value)
{
  RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), part), index, 4u)).word[0] = value;
}

void main()
{
  bool isAgain = push.work.word[RAYSORT_SDF_WORK_IS_AGAIN] != 0u;
  uint counters = uint(RAYSORT_SDF_WORK_COUNTERS) + (isAgain ? 4u : 0u);
  uint count = min(push.work.word[counters + RAYSORT_SDF_WORK_REFERENCES], push.maxReferences);
  uint stride = gl_NumWorkGroups.x * uint(RAYSORT_THREADS); // < 2^23
  [[dont_unroll]] for (uint i = gl_GlobalInvocationID.x; i < count; i += stride)
  {
    uint voxel = load(0u, i);
    uint first = push.counts.word[push.cascadesBuilt * uint(RAYSORT_SDF_VOXELS) + voxel];
    if (first != RAYSORT_SDF_NONE)
      store(push.sorted, first + load(push.ordinals, i), load(push.triangles, i));
  }
  uint words = push.work.word[RAYSORT_SDF_WORK_SLOTS] * push.pieceWords;
  [[dont_unroll]] for (uint i = gl_GlobalInvocationID.x; i < words; i += stride)
    store(push.pieces, i, 0x7f7fffffu);
}
