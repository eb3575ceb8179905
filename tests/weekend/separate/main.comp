// main.comp - owns the buffers and calls; the bodies of raysort_weekend.glsl come from weekend.comp.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#define RAYSORT_WEEKEND_IMPLEMENTATION 0
#include "raysort_weekend.glsl"

layout(local_size_x = 64) in;
layout(set = 0, binding = 0, std430) writeonly buffer Target { vec4 colours[]; };
layout(set = 0, binding = 1, std430) readonly buffer Materials { RaysortMaterial materials[]; };
layout(set = 0, binding = 2, std430) readonly buffer MaterialDump { vec4 data[]; } materialDump;
layout(set = 0, binding = 3, std430) readonly buffer Hittables { RaysortHittable hittables[]; };
layout(set = 0, binding = 4, std430) readonly buffer HittableDump { vec4 data[]; } hittableDump;
layout(set = 1, binding = 0, std140) uniform CameraBuffer { RaysortCamera camera; };

void raysortDeref(out RaysortMaterial self, uint index) { self = materials[index]; }
void raysortDeref(out RaysortHittable self, uint index) { self = hittables[index]; }
void raysortDerefMaterialDump(out vec4 data, uint ptr) { data = materialDump.data[ptr]; }
void raysortDerefHittableDump(out vec4 data, uint ptr) { data = hittableDump.data[ptr]; }
uint raysortHittableCount() { return hittables.length(); }

void main()
{
  uint pixel = gl_GlobalInvocationID.x;
  RaysortRay r;
  RaysortHitRecord rec;
  vec3 colour = vec3(0.0);
  raysortSeed(pixel, 0u);
  raysortInit(r, camera, uvec2(pixel & 63u, pixel >> 6), uvec2(64u));
  if (raysortHit(r, 0.001, 10000.0, rec))
  {
    RaysortMaterial material;
    raysortDeref(material, rec.mat);
    raysortScatter(material, r, rec, colour, r);
  }
  colours[pixel] = vec4(colour, 1.0);
}
