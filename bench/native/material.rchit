/* material.rchit - one of many: a hit shader that differs by its constant and reads the data of its record.
 * SPDX-License-Identifier: MIT */
#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_GOOGLE_include_directive : require
#include "rays.glsl"

layout(constant_id = 0) const uint shader = 0;
layout(shaderRecordEXT, std430) buffer Record
{
  uint value;
}
record;
layout(location = 0) rayPayloadInEXT Hit hit;
hitAttributeEXT vec2 barycentrics;

void main()
{
  hit = Hit(gl_HitTEXT, barycentrics.x, barycentrics.y, gl_PrimitiveID, gl_GeometryIndexEXT, gl_InstanceID,
            shader << 16 ^ record.value, NATIVE_HIT | gl_HitKindEXT);
}
