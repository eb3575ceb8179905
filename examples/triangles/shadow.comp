// shadow.comp - adds the sunlight that reaches a hit: any hit between ends a shadow ray. Glass is passed through.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"
#ifdef MOTION
#define RAYSORT_BVH_MOTION
#else
#define RAYSORT_BVH_ONE_LEVEL
#endif
#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"

void main()
{
  uint path;
  if (threadPath(path) && FRAME.hits.at[path].material < MATERIAL_COUNT)
  {
    RaysortBvhRay ray = FRAME.shadowRays.at[path];
    bool isLit = ray.tMin <= ray.tMax;
#ifdef MOTION
    if (isLit)
      isLit = !raysortBvhAnyMotion(uvec2(FRAME.bvh), ray, FRAME.times.at[path], RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT);
#else
    if (isLit)
      isLit = !raysortBvhAny(uvec2(FRAME.bvh), ray, RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT);
#endif
    if (isLit)
      addRadiance(pixelOf(path), FRAME.sunlights.at[path].radiance);
  }
}
