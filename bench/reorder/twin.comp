// twin.comp - what examples/reorder/inline.comp does with fabricated hits, written by hand: no hit object anywhere.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 8, local_size_y = 8) in;
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
    uint record = found.x >> 8;
    vec4 made = vec4(0.0), hit = vec4(2.0 * uintBitsToFloat(found.zw) - 1.0, 1.5 - 1.0, 0.5);
#define CASE(number, material) case number: made = material(hit, ROUNDS); break;
    switch (record)
    {
      MATERIALS(CASE)
    }
    push.target.at[pixel] = vec4(push.paints.at[record].xyz * (0.75 + 0.25 * clamp(made.xyz * 0.125, -1.0, 1.0)), 1.0);
  }
}
