// closed_two.comp - rays through closed meshes of two levels, at an address.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 64) in;
#include "raysort_bvh_address.glsl"
#include "raysort_bvh_shared.h"
uvec2 below(uvec2 reference);
#define RAYSORT_BVH_BELOW(reference) below(reference)
#include "raysort_bvh.glsl"
#include "closed.glsl"

uvec2 below(uvec2 reference)
{
  return raysortBvhAddress(push.base, reference.x >> 4);
}
