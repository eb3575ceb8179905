// trace_address.comp - rays through structures at an address.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 64) in;
#define RAYSORT_BVH_ONE_LEVEL
#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"
#include "jobs.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Jobs { Job at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Hits { RaysortBvhHit at[]; };
layout(push_constant, std430) uniform Push
{
  uvec2 structures;
  Jobs jobs;
  Hits hits;
  uint count;
} push;

void main()
{
  uint i = gl_GlobalInvocationID.x;
  if (i < push.count)
    push.hits.at[i] = answer(raysortAddress(push.structures, 4u * push.jobs.at[i].firstWord), push.jobs.at[i]);
}
