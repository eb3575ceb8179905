// program_forward_subgroups.comp - as program_forward.comp; subgroups move threads together, and go on in place.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#define RAYSORT_SUBGROUPS
#define TARGET 0
#define RAYSORT_FORWARD
#define OBJECTS 1
#define WORDS 2
#define MORE 2
#include "program.glsl"
