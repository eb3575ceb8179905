// begin.comp - sets the state of every structure before its build.
// SPDX-License-Identifier: MIT
//
// One thread for each structure.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_BEGIN;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhBeginPush push; };

void main()
{
  uint part = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (part == 0u)
    push.smallCount.word[0] = 0u;
  if (part < push.structures)
  {
    uint most = ordered(RAYSORT_BVH_MAX_COORDINATE), least = ordered(-RAYSORT_BVH_MAX_COORDINATE);
    for (uint word = 0u; word < RAYSORT_BVH_STATE_WORDS; ++word)
    {
      bool isBound = word < RAYSORT_BVH_STATE_GOOD, isLow = (word / 3u & 1u) == 0u;
      WRITE_STATE(part, word, isBound ? (isLow ? most : least) : 0u);
    }
    if (!areWritten(uvec2(push.descriptions)))
      WRITE_STATE(part, RAYSORT_BVH_STATE_ERROR, RAYSORT_BVH_ERROR_NO_DESCRIPTIONS);
    if (push.counts == 0u) // every slot holds a primitive
      WRITE_STATE(part, RAYSORT_BVH_STATE_PRIMITIVES, loadPart(uvec2(push.descriptions), part).slots);
  }
}
