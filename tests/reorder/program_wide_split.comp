// program_wide_split.comp - program.glsl: the same, a pipeline a function.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#define TARGET 0
#define OBJECTS 2
#define WORDS 8
#define MORE 14
#define SPLIT
#include "program.glsl"
