// closed_one.comp - rays through closed meshes of one level, at an address.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 64) in;
#define RAYSORT_BVH_ONE_LEVEL
#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"
#include "closed.glsl"
