// native.rmiss - the program's sky as a miss shader.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_ray_tracing : require
#extension GL_NV_shader_invocation_reorder : require
#define TARGET 1
#define SHADER 2
#include "program.glsl"

void main() { raysortRunStages(); }
