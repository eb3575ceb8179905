// program_wide_subgroups.comp - two objects of 96 bytes, 256 of live state; four threads move 64 bytes together.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#define RAYSORT_SUBGROUPS
#define TARGET 0
#define OBJECTS 2
#define WORDS 8
#define MORE 14
#include "program.glsl"
