// unused.comp - uses a ray and random numbers only: what nobody calls need not be defined.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_weekend.glsl"

layout(local_size_x = 64) in;
layout(set = 0, binding = 0, std430) writeonly buffer Target { vec4 colours[]; };

void main()
{
  RaysortRay r;
  raysortSeed(gl_GlobalInvocationID.x, 0u);
  raysortInit(r, vec3(0.0), raysortDrawInBall());
  colours[gl_GlobalInvocationID.x] = vec4(raysortBackground(r), 1.0);
}
