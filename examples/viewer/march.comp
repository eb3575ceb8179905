// march.comp - adds the light that reaches a hit, its rays traced in the distance field in place of the triangles.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"
#include "raysort_sdf_address.glsl"
#include "raysort_sdf.glsl"

const float FARTHEST = 1e15; // the field takes no longer ray

// The ray begins on a surface, in the field's shell around it: it goes on where the shell ends.
bool isBlocked(RaysortBvhRay from)
{
  uvec2 field = uvec2(FRAME.field), range = uvec2(0u, FRAME.cascades);
  vec3 at = from.origin - FRAME.anchor, normal = raysortSdfNormal(field, at, range);
  if (dot(normal, from.direction) > 0.0)
    raysortSdfLeave(field, at, normal, range);
  RaysortSdfRay ray = RaysortSdfRay(at, 0.0, from.direction, min(from.tMax, FARTHEST));
  RaysortSdfHit hit;
  return raysortSdfAny(field, ray, 0u, range, hit);
}

void main()
{
  uint path;
  if (threadPath(path))
  {
    RaysortBvhRay ray = FRAME.shadowRays.at[path];
    bool isLit = ray.tMin <= ray.tMax;
    if (isLit)
      isLit = !isBlocked(ray);
    if (isLit)
      addRadiance(path, FRAME.arrivals.at[path].radiance);
  }
}
