// stream.comp - rays through a structure by threads that stay: for rays that go their own ways.
// SPDX-License-Identifier: MIT
//
// As many workgroups as a device can hold, or a few more: those that come when all rays are taken end at once. Its twin
// without ballots is trace.comp, a thread a ray, with the same hits: threads that stay were no faster than that without
// the vote, which takes ballots (NVIDIA H200, 2026-11-21).
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_STREAM;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_ANY) const uint ANY = 0u;
layout(push_constant, std430) uniform Push { RaysortTracePush push; };
#include "rays.glsl"

// A list entry past the rays is a dead ray, and has no hit.
RaysortBvhRay fetchRay(uint entry)
{
  RaysortBvhRay ray = RaysortBvhRay(vec3(0.0), 1.0, vec3(0.0), 0.0);
  uint i = rayOf(entry);
  if (i < push.rayCount)
    ray = loadRay(i);
  return ray;
}

void finishRay(uint entry, RaysortBvhHit hit)
{
  uint i = rayOf(entry);
  if (i < push.rayCount)
  {
    if ((hit.flags & RAYSORT_BVH_HIT_BIT) != 0u)
      hit.material = materialOfHit(hit);
    else
      hit.material = materialOfMiss(loadRay(i));
    storeHit(i, hit);
  }
}

#define RAYSORT_BVH_NEXT(n) atomicAdd(push.taken.word[0], n)
#define RAYSORT_BVH_FETCH(i, ray) ray = fetchRay(i)
#define RAYSORT_BVH_STORE(i, hit) finishRay(i, hit)
#include "raysort_bvh_stream.glsl"

void main()
{
  if (ANY != 0u)
    raysortTraceStreamAny(uvec2(push.bvh), push.rayFlags, liveCount(), 0xffffffffu);
  else
    raysortTraceStream(uvec2(push.bvh), push.rayFlags, liveCount(), 0xffffffffu);
}
