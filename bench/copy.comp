// copy.comp - copies 16 bytes a thread and step: the memory bandwidth that a compute shader can reach.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_EXT_buffer_reference : require

layout(local_size_x = 256) in;
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Source { uvec4 words[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Target { uvec4 words[]; };
layout(push_constant, std430) uniform Push
{
  Source source;
  Target target;
  uint count; // blocks of 16 bytes
};

void main()
{
  for (uint i = gl_GlobalInvocationID.x; i < count; i += gl_NumWorkGroups.x * 256u)
    target.words[i] = source.words[i];
}
