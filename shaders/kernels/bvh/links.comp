// links.comp - finds the parents in the binary trees, before the trees are improved.
// SPDX-License-Identifier: MIT
//
// One thread for each slot: for the inner node with this id.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_LINKS;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhLinksPush push; };

#define LINKS
#include "improve.glsl"

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.slots)
  {
    uint part = partOfSlot(uvec2(push.descriptions), push.structures, i);
    uint place = i - loadPart(uvec2(push.descriptions), part).firstSlot;
    uint count = READ_STATE(part, RAYSORT_BVH_STATE_GOOD);
    raysortWrite(push.locks, 2u * i, 0u);
    raysortWrite(push.locks, 2u * i + 1u, 0u);
    raysortWrite(push.changes, i, 0u);
    if (place == 0u && count != 0u)
      raysortWrite(push.parents, numberOf(READ_STATE(part, RAYSORT_BVH_STATE_ROOT)), RAYSORT_BVH_TREE_NONE);
    if (place != 0u && place < count)
    {
      raysortWrite(push.parents, numberOf(LOAD4(push.inner, 4u * i).w), i);
      raysortWrite(push.parents, numberOf(LOAD4(push.inner, 4u * i + 1u).w), i);
    }
  }
}
