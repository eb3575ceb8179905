// inline.comp - the program in one kernel: nothing is reordered.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 16, local_size_y = 16, local_size_x_id = 2, local_size_y_id = 3) in;
#define TARGET 3
#include "program.glsl"

void main()
{

  raysortRunStages();
}
