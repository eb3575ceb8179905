// native.rmiss - the program's sky as a miss shader.
// SPDX-License-Identifier: MIT
//
// TARGET: 1 (NV, if nothing is said) or 2 (EXT).
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_ray_tracing : require
#ifndef TARGET
#define TARGET 1
#endif
#if TARGET == 1
#extension GL_NV_shader_invocation_reorder : require
#else
#extension GL_EXT_shader_invocation_reorder : require
#endif
#define SHADER 2
#include "program.glsl"

void main() { raysortRunStages(); }
