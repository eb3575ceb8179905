// copy.comp - brings what the host wrote for this frame into the device's memory: words of 16 bytes.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer From { uvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer To { uvec4 at[]; };

void main()
{
  uint i = threadNumber();
  if (i < push.own.count)
    To(uvec2(push.own.target)).at[i] = From(uvec2(push.own.source)).at[i];
}
