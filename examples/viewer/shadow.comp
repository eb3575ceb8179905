// shadow.comp - adds the light that reaches a hit. The library's trace looked whether something is between; rays that
// ask holes are traced here.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"
#include "holes.glsl"

void main()
{
  uint path;
  if (threadPath(path))
  {
    bool isLit = FRAME.hits.at[path].material == FRAME.materialCount; // the library's trace left the sky there
    if (HAS_HOLES != 0u)
    {
      RaysortBvhRay ray = FRAME.shadowRays.at[path];
      holesPath = path;
      isLit = ray.tMin <= ray.tMax;
      if (isLit)
        isLit = !raysortBvhAny(uvec2(FRAME.level), ray, 0u);
    }
    if (isLit)
      addRadiance(path, FRAME.arrivals.at[path].radiance);
  }
}
