// twin.comp - what examples/reorder/inline.comp does with fabricated hits, written by hand: no hit object anywhere.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 16, local_size_y = 16, local_size_x_id = 2, local_size_y_id = 3) in;
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Found { uvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Target { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Paints { vec4 at[]; };
layout(push_constant, std430) uniform Push
{
  uvec4 reorder;
  uvec2 scene;
  Found found;
  Target target;
  Paints paints;
  uint width;
  uint height;
  uint rounds;
  float t;
} push;
#define ROUNDS push.rounds
#include "heavy_materials.glsl"
#include "hits.glsl"

void main()
{
  uvec2 at = gl_GlobalInvocationID.xy;
  if (at.x < push.width && at.y < push.height)
  {
    uint pixel = at.y * push.width + at.x;
    uvec4 found = push.found.at[pixel];
    uint kind = found.x & 0xffu;
    vec4 colour = vec4(0.15, 0.15, 0.2, 1.0), hit = vec4(2.0 * uintBitsToFloat(found.zw) - 1.0, push.t - 1.0, 0.5);
#define CASE(number, material) case number: made = material(hit, ROUNDS); break;
    if (kind == 2u)
    {
      vec4 made = vec4(0.0);
      switch (found.x >> 8)
      {
        MATERIALS(CASE)
      }
      colour = vec4(push.paints.at[found.x >> 8].xyz * (0.75 + 0.25 * clamp(made.xyz * 0.125, -1.0, 1.0)), 1.0);
    }
    else if (kind == 1u)
    {
      float up = 0.5 - (0.5 + float(at.y)) / float(push.height) + 0.5;
      colour = vec4(mix(vec3(0.9, 0.95, 1.0), vec3(0.3, 0.5, 0.9), up), 1.0);
    }
    push.target.at[pixel] = colour;
  }
}
