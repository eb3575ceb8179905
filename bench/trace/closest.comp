// closest.comp - bench_trace: the closest hit of each ray of a picture, in tiles of 8 x 8.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 8, local_size_y = 8) in;
#include "rays.glsl"

void main()
{
  uint index = gl_GlobalInvocationID.y * push.width + gl_GlobalInvocationID.x;
  if (gl_GlobalInvocationID.x < push.width && gl_GlobalInvocationID.y < push.height)
  {
    RaysortBvhHit hit;
    raysortTraceClosest(push.bvh, loadRay(index), RAYSORT_RAY_OPAQUE, hit);
    storeHit(index, hit);
  }
}
