// stream_motion_levels.comp - is stream_levels.comp for rays with a time.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_shader_subgroup_ballot : require

#define RAYSORT_BVH_MOTION
#include "raysort_bvh_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_STREAM_MOTION_LEVELS;
#include "stream.glsl"
