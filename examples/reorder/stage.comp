// stage.comp - the program with a kernel a stage.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 256, local_size_x_id = 2) in;
#define TARGET 0
#include "program.glsl"

void main()
{
  barrier(); // Mesa 22.3's software device takes hours to compile so much code, if there is no barrier in it
  raysortRunStages();
}
