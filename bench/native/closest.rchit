/* closest.rchit - hands the hit to closest.rgen.
 * SPDX-License-Identifier: MIT */
#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_GOOGLE_include_directive : require
#include "rays.glsl"

layout(location = 0) rayPayloadInEXT Hit hit;
hitAttributeEXT vec2 barycentrics;

void main()
{
  hit = Hit(gl_HitTEXT, barycentrics.x, barycentrics.y, gl_PrimitiveID, gl_GeometryIndexEXT, gl_InstanceID, 0,
            NATIVE_HIT | gl_HitKindEXT);
}
