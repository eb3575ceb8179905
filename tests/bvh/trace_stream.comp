// trace_stream.comp - many rays through one structure by few threads, with an any-hit hook.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_shader_subgroup_ballot : require

layout(local_size_x = 64) in;
#include "raysort_bvh_address.glsl"
#include "raysort_bvh_shared.h"

// As acceptsHit in test_gpu_bvh.c: it hangs on everything that the hook is given.
bool acceptsHit(RaysortBvhRay ray, RaysortBvhHit hit)
{
  uvec3 at = floatBitsToUint(vec3(hit.t, hit.u, hit.v));
  uint mix = at.x ^ at.y ^ at.z ^ floatBitsToUint(ray.direction.x);
  return ((mix >> 5 ^ hit.primitive ^ hit.geometry ^ hit.instance ^ hit.flags) & 3u) != 0u;
}
#define RAYSORT_BVH_ANY_HIT(ray, hit) acceptsHit(ray, hit)
#include "raysort_bvh.glsl"
#include "jobs.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Jobs { Job at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Hits
{
  uint taken;
  uint reserved[7];
  RaysortBvhHit at[];
};
layout(push_constant, std430) uniform Push
{
  uvec2 structures;
  Jobs jobs;
  Hits hits;
  uint count;
  uint most;
} push;

#define RAYSORT_BVH_NEXT(n) atomicAdd(push.hits.taken, n)
#define RAYSORT_BVH_FETCH(i, ray) ray = push.jobs.at[i].ray
#define RAYSORT_BVH_STORE(i, hit) push.hits.at[i] = hit
#include "raysort_bvh_stream.glsl"

void main()
{
  if (push.jobs.at[0].mode == CLOSEST)
    raysortBvhTraceStream(push.structures, push.jobs.at[0].rayFlags, push.count, push.most);
  else
    raysortBvhTraceStreamAny(push.structures, push.jobs.at[0].rayFlags, push.count, push.most);
}
