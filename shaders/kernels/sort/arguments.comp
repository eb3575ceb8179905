// arguments.comp - a table of indirect arguments from MaterialsOffsets, one argument for a run of materials.
// SPDX-License-Identifier: MIT
//
// A thread takes an argument.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SORT_ARGUMENTS;
layout(local_size_x = 128) in;
layout(push_constant, std430) uniform Push { RaysortArgumentsPush push; };
#define RAYSORT_ARGUMENTS push.arguments
#include "arguments.glsl"

void main()
{
  uint argument = gl_WorkGroupID.x * gl_WorkGroupSize.x + gl_LocalInvocationIndex;
  if (argument < push.argumentCount)
  {
    uint first = argument * push.perArgument; // below materialCount
    uint last = first + min(push.perArgument, push.materialCount - first);
    uint rays = push.offsets.word[last] - push.offsets.word[first];
    raysort_writeArguments(argument * 3u, min(rays, push.maxCount)); // words that no sort wrote may be anything
  }
}
