// leaves.comp - writes the leaves of the binary trees, in sorted order.
// SPDX-License-Identifier: MIT
//
// One thread for each slot. Skipped primitives become leaves too, after all others, and no kernel reads them.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_LEAVES;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhLeavesPush push; };

void main()
{
  uint leaf = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (leaf < push.slots)
  {
    uint slot = raysortRead(push.values, leaf);
    uvec4 a = LOAD4(push.boxes, 2u * slot), b = LOAD4(push.boxes, 2u * slot + 1u);
    STORE4(push.leaves, 2u * leaf, uvec4(a.xyz, slot));
    STORE4(push.leaves, 2u * leaf + 1u, b);
    raysortWrite(push.arrivals, leaf, 0u);
  }
}
