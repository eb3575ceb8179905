// trace_start.comp - rays through a field at an address; what starts in a shell is made exact by a structure of the
// triangles.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 64) in;
#include "raysort_sdf_address.glsl"
#include "raysort_sdf_shared.h"
#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"

layout(push_constant, std430) uniform Push
{
  uvec2 field;
  uvec2 jobs;
  uvec2 hits;
  uint count;
  uint reserved;
  uvec2 bvh;
} push;

// Is there a triangle between tMin and tLeave?
bool startOf(RaysortSdfRay ray, float tLeave, inout RaysortSdfHit hit)
{
  RaysortBvhRay part = RaysortBvhRay(ray.origin, ray.tMin, ray.direction, tLeave);
  RaysortBvhHit exact;
  bool isHit = raysortBvhClosest(push.bvh, part, 0u, exact);
  if (isHit)
  {
    hit.t = exact.t;
    hit.id = exact.primitive;
    hit.normal = 0u;
  }
  return isHit;
}
#define RAYSORT_SDF_START(ray, tLeave, hit) startOf(ray, tLeave, hit)
#include "raysort_sdf.glsl"
#include "jobs.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Jobs { Job at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Hits { RaysortSdfHit at[]; };

void main()
{
  uint i = gl_GlobalInvocationID.x;
  if (i < push.count)
    Hits(push.hits).at[i] = answer(push.field, Jobs(push.jobs).at[i]);
}
