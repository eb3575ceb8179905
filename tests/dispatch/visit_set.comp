// visit_set.comp - notes that a ray was visited, through a descriptor set; the ray comes from RAYSORT_DISPATCH.
// SPDX-License-Identifier: MIT
//
// Workgroup: constants 0 and 2. Pipeline: constant 1, a number that tells which one ran.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x_id = 0, local_size_y_id = 2) in;
layout(constant_id = 1) const uint PIPELINE = 0u;
#include "raysort_address.glsl"
layout(push_constant, std430) uniform Push { RaysortDispatchPush sorted; } push;
#define RAYSORT_DISPATCH push.sorted
#include "raysort_sort.glsl"
layout(set = 0, binding = 0, std430) buffer Visits { uvec2 visits[]; };

void main()
{
  uint ray;
  if (raysortDispatchedRay(ray))
  {
    atomicAdd(visits[ray].x, 1u);
    visits[ray].y = push.sorted.material << 8 | PIPELINE;
  }
}
