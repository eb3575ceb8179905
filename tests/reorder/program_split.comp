// program_split.comp - program.glsl: the same, a pipeline a function.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#define TARGET 0
#define OBJECTS 1
#define WORDS 2
#define MORE 2
#define SPLIT
#include "program.glsl"
