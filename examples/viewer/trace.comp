// trace.comp - the closest hit, with masks and blends, and with a count of visited nodes. Other frames take the
// library's trace.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads. No shared memory, no barrier.
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
    RaysortBvhRay ray = FRAME.rays.at[path];
    RaysortBvhHit hit;
    holesPath = path;
    visitedNodes = 0u;
    bool isHit = raysortBvhClosest(uvec2(FRAME.level), ray, 0u, hit);
    uint material = ray.tMin > ray.tMax ? FRAME.materialCount + 1u : FRAME.materialCount;
    if (isHit)
      material = FRAME.objects.at[hit.material + hit.geometry].material;
    hit.material = material;
    FRAME.hits.at[path] = hit;
    if (FRAME.view == VIEWS_NODES && push.own.bounce == 0u)
      FRAME.views.at[path] = visitedNodes;
  }
}
