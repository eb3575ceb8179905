// rays.glsl - what the kernels of bench_trace share. Rays and hits as two vectors of 16 bytes each.
// SPDX-License-Identifier: MIT
#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Rays { vec4 halves[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Hits { uvec4 halves[]; };
layout(push_constant, std430) uniform Push
{
  uvec2 bvh;
  Rays rays;
  Hits hits;
  uint width;
  uint height;
} push;

RaysortBvhRay loadRay(uint index)
{
  vec4 first = push.rays.halves[2u * index], second = push.rays.halves[2u * index + 1u];
  return RaysortBvhRay(first.xyz, first.w, second.xyz, second.w);
}

void storeHit(uint index, RaysortBvhHit hit)
{
  push.hits.halves[2u * index] = uvec4(floatBitsToUint(vec3(hit.t, hit.u, hit.v)), hit.primitive);
  push.hits.halves[2u * index + 1u] = uvec4(hit.geometry, hit.instance, hit.material, hit.flags);
}
