// program_plain.comp - program.glsl: an object of 64 bytes, 48 bytes of live state.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#define TARGET 0
#define OBJECTS 1
#define WORDS 2
#define MORE 2
#include "program.glsl"
