// levels_address.comp - rays through structures of two levels at an address.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 64) in;
#include "raysort_bvh_address.glsl"
#include "raysort_bvh_shared.h"
uvec2 below(uvec2 reference);
bool hitsBox(RaysortBvhRay ray, inout RaysortBvhHit hit);
#define RAYSORT_BVH_BELOW(reference) below(reference)
#define RAYSORT_BVH_PROCEDURAL(ray, hit) hitsBox(ray, hit)
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

// The triangles of the boxes come before the structures: 128 words of 16 bytes.
uvec2 below(uvec2 reference)
{
  return raysortBvhAddress(push.structures, 128u + (reference.x >> 4));
}

bool hitsBox(RaysortBvhRay ray, inout RaysortBvhHit hit)
{
  vec3 a = uintBitsToFloat(RAYSORT_BVH_LOAD(push.structures, 3u * hit.primitive).xyz);
  vec3 b = uintBitsToFloat(RAYSORT_BVH_LOAD(push.structures, 3u * hit.primitive + 1u).xyz);
  vec3 c = uintBitsToFloat(RAYSORT_BVH_LOAD(push.structures, 3u * hit.primitive + 2u).xyz);
  bool isHit = raysortBvhHitTriangle(ray, a, b, c, hit);
  hit.flags = 7u;
  return isHit;
}

void main()
{
  uint i = gl_GlobalInvocationID.x;
  if (i < push.count)
    push.hits.at[i] = answer(raysortAddress(push.structures, 4u * push.jobs.at[i].firstWord), push.jobs.at[i]);
}
