// rays.comp - a ray from the camera through the middle of each pixel.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "frame.glsl"

void main()
{
  uint pixel;
  if (threadPixel(pixel))
  {
    vec2 at = (vec2(pixel % FRAME.width, pixel / FRAME.width) + 0.5) / vec2(FRAME.width, FRAME.height) * 2.0 - 1.0;
    vec3 direction = normalize(FRAME.ahead + at.x * FRAME.right + at.y * FRAME.down);
    FRAME.rays[0].at[pixel] = RaysortSdfRay(FRAME.from, 0.0, direction, 200.0);
  }
}
