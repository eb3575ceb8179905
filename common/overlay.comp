// overlay.comp - copies a frame for the window, or draws rectangles onto the copy.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

struct Mark // OverlayMark
{
  uint place, size, colour;
};
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Frame { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Shown { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Marks { Mark at[]; };

layout(push_constant, std430) uniform Push // overlay.c has the same
{
  Frame frame;
  Shown shown;
  Marks marks;
  uint first, count; // of the rectangles
  uint lanes;        // threads that share a rectangle
  uint width, height;
  uint isBgra;
} push;

layout(constant_id = 0) const uint IS_COPY = 0u;
layout(local_size_x = 64) in;

void copyPixel(uint pixel)
{
  uint colour = push.frame.at[pixel];
  if (push.isBgra != 0u)
    colour = (colour & 0xff00u) | (colour & 0xffu) << 16 | (colour >> 16 & 0xffu);
  push.shown.at[pixel] = colour | 0xff000000u;
}

// Channel by channel, rounded to the nearest.
uint blend(uint below, uint colour)
{
  uint hides = colour >> 24;
  uint result = 0xff000000u;
  for (uint shift = 0u; shift < 24u; shift += 8u)
  {
    uint sum = (colour >> shift & 0xffu) * hides + (below >> shift & 0xffu) * (255u - hides);
    result |= (sum + 127u) / 255u << shift;
  }
  return result;
}

// Rectangles of one pass do not meet where they differ, so their order does not matter.
void drawMark(uint thread)
{
  Mark mark = push.marks.at[push.first + thread / push.lanes];
  uvec2 place = uvec2(mark.place & 0xffffu, mark.place >> 16);
  uvec2 size = uvec2(mark.size & 0xffffu, mark.size >> 16);
  for (uint i = thread % push.lanes; i < size.x * size.y; i += push.lanes)
  {
    uint pixel = (place.y + i / size.x) * push.width + place.x + i % size.x;
    push.shown.at[pixel] = blend(push.shown.at[pixel], mark.colour);
  }
}

void main()
{
  uint thread = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 64u + gl_LocalInvocationIndex;
  if (IS_COPY != 0u)
  {
    if (thread < push.width * push.height)
      copyPixel(thread);
  }
  else if (thread < push.count * push.lanes)
    drawMark(thread);
}
