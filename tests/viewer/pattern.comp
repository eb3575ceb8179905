// pattern.comp - a picture in which every pixel tells its place, and another one in every view.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer Frame { uint at[]; };
layout(push_constant, std430) uniform Push
{
  Frame frame;
  uint width, height, view;
} push;
layout(local_size_x = 64) in;

void main()
{
  uint pixel = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 64u + gl_LocalInvocationIndex;
  if (pixel < push.width * push.height)
  {
    uint x = pixel % push.width, y = pixel / push.width;
    uint blue = (x >> 8 | y >> 8 << 3) * 4u + push.view * 40u;
    push.frame.at[pixel] = (x & 0xffu) | (y & 0xffu) << 8 | (blue & 0xffu) << 16;
  }
}
