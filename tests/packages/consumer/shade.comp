// shade.comp - a shader of a user, which finds the includes in the package.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 64) in;
#include "raysort_address.glsl"
layout(push_constant, std430) uniform Push { RaysortDispatchPush sorted; };
#define RAYSORT_DISPATCH sorted
#include "raysort_sort.glsl"

void main()
{
  uint ray;
  raysortDispatchedRay(ray);
}
