// levels_set.comp - rays through structures of two levels in a descriptor set, with all hooks.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require

layout(local_size_x = 64) in;
#include "raysort_bvh_shared.h"
layout(set = 0, binding = 0, std430) readonly buffer Structures { uvec4 words[]; };

// As acceptsHit in test_gpu_bvh.c: it hangs on everything that the hook is given.
bool acceptsHit(RaysortBvhRay ray, RaysortBvhHit hit)
{
  uvec3 at = floatBitsToUint(vec3(hit.t, hit.u, hit.v));
  uint mix = at.x ^ at.y ^ at.z ^ floatBitsToUint(ray.direction.x);
  return ((mix >> 5 ^ hit.primitive ^ hit.geometry ^ hit.instance ^ hit.flags) & 3u) != 0u;
}
#define RAYSORT_BVH_LOAD(bvh, i) words[(bvh).x + (i)]
#define RAYSORT_BVH_ANY_HIT(ray, hit) acceptsHit(ray, hit)

// The triangles of the boxes come before the structures: 128 words of 16 bytes.
bool hitsBox(RaysortBvhRay ray, inout RaysortBvhHit hit);
#define RAYSORT_BVH_BELOW(reference) uvec2(((reference).x >> 4) + 128u, 0u)
#define RAYSORT_BVH_PROCEDURAL(ray, hit) hitsBox(ray, hit)
#include "raysort_bvh.glsl"

bool hitsBox(RaysortBvhRay ray, inout RaysortBvhHit hit)
{
  vec3 a = RAYSORT_AS_FLOAT(words[3u * hit.primitive].xyz);
  vec3 b = RAYSORT_AS_FLOAT(words[3u * hit.primitive + 1u].xyz);
  vec3 c = RAYSORT_AS_FLOAT(words[3u * hit.primitive + 2u].xyz);
  bool isHit = raysortBvhHitTriangle(ray, a, b, c, hit);
  hit.flags = 7u;
  return isHit;
}
#include "jobs.glsl"

layout(set = 0, binding = 1, std430) readonly buffer Jobs { Job jobs[]; };
layout(set = 0, binding = 2, std430) writeonly buffer Hits { RaysortBvhHit hits[]; };
layout(push_constant, std430) uniform Push { layout(offset = 24) uint count; } push;

void main()
{
  uint i = gl_GlobalInvocationID.x;
  if (i < push.count)
    hits[i] = answer(uvec2(jobs[i].firstWord, 0u), jobs[i]);
}
