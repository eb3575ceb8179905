// program_wide.comp - program.glsl: two objects of 96 bytes, 256 bytes of live state.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#define TARGET 0
#define OBJECTS 2
#define WORDS 8
#define MORE 14
#include "program.glsl"
