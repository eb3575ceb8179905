// program_forward.comp - program.glsl with RAYSORT_FORWARD: what it returns of earlier stages counts as a stray.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#define TARGET 0
#define RAYSORT_FORWARD
#define OBJECTS 1
#define WORDS 2
#define MORE 2
#include "program.glsl"
