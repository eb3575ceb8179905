// rays.comp - the camera's ray of each pixel, through a random point of it.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#include "wave.glsl"

void main()
{
  uint pixel = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * GROUP_SIZE + gl_LocalInvocationIndex;
  vec2 size = vec2(push.wave.width, push.wave.height);
  if (pixel < push.wave.width * push.wave.height)
  {
    uint random = scramble(pixel * 4096u + push.wave.sampleIndex);
    vec2 at = vec2(pixel % push.wave.width, pixel / push.wave.width);
    at += vec2(nextRandom(random), nextRandom(random)) - 0.5 * size;
    vec3 eye = vec3(0.0, 4.0, 8.5), forward = normalize(vec3(0.0, -0.45, -1.0));
    vec3 right = vec3(1.0, 0.0, 0.0), up = cross(right, forward);
    vec3 direction = normalize(forward + 0.9 / size.y * (at.x * right - at.y * up));
    push.wave.rays.at[pixel] = RaysortBvhRay(eye, 0.0, direction, 1e6);
    push.wave.paths.at[pixel] = Path(vec3(1.0), random);
  }
}
