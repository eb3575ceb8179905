// trace.comp - traces rays through a structure of one level, one thread per ray: hits with their materials.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#define RAYSORT_BVH_ONE_LEVEL
#include "raysort_bvh_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_TRACE;
#include "trace.glsl"
