// pack.comp - writes the trace map of the windows: bricks, or the codes of the eight octants; 1,024 voxels per group.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_PACK;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfPackPush push; };

#include "map.glsl"

void main()
{
  uint built = gl_WorkGroupID.y, cascade = raysort_cascade(push.cascadeMask, built);
  uint at = RAYSORT_SDF_RECORD(cascade), first = gl_WorkGroupID.x * uint(RAYSORT_SDF_SUM_VOXELS);
  ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
  [[dont_unroll]] for (uint i = first + gl_LocalInvocationIndex; i < first + uint(RAYSORT_SDF_SUM_VOXELS); i += THREADS)
  {
    uint word = push.state.word[cascade * VOXELS + raysort_indexOf(window + raysort_voxelOf(i))];
    uint result = word & RAYSORT_SDF_BRICK_MASK;
    if ((word & RAYSORT_SDF_EMPTY_BIT) != 0u)
    {
      result = word & RAYSORT_SDF_UNKNOWN;
      uint from = codeAt(built, 0u, 0u, i / 64u) + (i / 32u & 1u);
      RaysortIn codes = RaysortIn(raysort_element(uvec2(push.codes), from, 4u));
      [[unroll]] for (uint k = 0u; k < 24u; ++k) // octant k / 3, bit k % 3
        result |= (codes.word[codeAt(0u, 0u, k, 0u)] >> (i & 31u) & 1u) << k;
    }
    push.map.word[cascade * VOXELS + i] = result;
  }
}
