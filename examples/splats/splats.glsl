// splats.glsl - the buffers and the push block of all four shaders.
// SPDX-License-Identifier: MIT
#include "raysort_address.glsl"

layout(buffer_reference) buffer Splats;
layout(buffer_reference) buffer Projecteds;
layout(buffer_reference) buffer Offsets;
layout(buffer_reference) buffer Keys;
layout(buffer_reference) buffer Values;
layout(buffer_reference) buffer Starts;
layout(buffer_reference) buffer Film;

#include "splats.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Splats { Splat at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Projecteds { Projected at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Offsets { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Keys { uvec2 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Values { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Starts { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer Film { uint at[]; };

layout(push_constant, std430) uniform Push { SplatPush push; };

uvec2 tileCounts()
{
  return (uvec2(push.width, push.height) + TILE - 1u) / TILE;
}

// The number of pairs that there are: the sum of the scan, which is behind the offsets.
uint pairCount()
{
  return min(push.offsets.at[push.splatCount], push.mostPairs);
}

// The number of this thread. Past 65,535 workgroups computePass folds them into y.
uint threadIndex()
{
  return (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * GROUP_SIZE + gl_LocalInvocationIndex;
}
