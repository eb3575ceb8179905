/* closest.rmiss - hands a miss to closest.rgen.
 * SPDX-License-Identifier: MIT */
#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_GOOGLE_include_directive : require
#include "rays.glsl"

layout(location = 0) rayPayloadInEXT Hit hit;

void main()
{
  hit = missed(gl_RayTmaxEXT);
}
