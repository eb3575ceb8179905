// path.comp - as the published port has it (docs/from_one_weekend.md), with its names: a path a thread
// SPDX-License-Identifier: MIT
// Hooks: those of tracer.glsl. Workgroup: WIDTH x HEIGHT threads, a tile of the slice; samples on z. Shared memory: the
// bounds. A barrier before the paths.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#define WEEKEND_RAYS 1
#define WEEKEND_GROUP local_size_x_id = WEEKEND_CONSTANT_WIDTH, local_size_y_id = WEEKEND_CONSTANT_HEIGHT
#include "tracer.glsl"
#include "port_names.h"

layout(constant_id = WEEKEND_CONSTANT_PLAIN) const uint PLAIN = 0u;

bool FindHit(Ray r, inout HitRecord rec)
{
  bool isHit;
  if (PLAIN != 0u)
    isHit = Hit(r, WEEKEND_T_MIN, WEEKEND_T_MAX, rec);
  else
    isHit = raysortSearch(r, WEEKEND_T_MIN, WEEKEND_T_MAX, rec);
  return isHit;
}

// The recursion of the book, unrolled: the colour is what is left of white after each bounce.
vec3 RayColor(Ray r, out uint rays)
{
  vec3 color = vec3(1.0), result = vec3(0.0);
  Ray next = r;
  bool goesOn = FRAME.depth > 0u;
  rays = 0u;
  while (goesOn)
  {
    HitRecord rec;
    bool isHit = FindHit(next, rec);
    countHit(isHit ? rec.hittable : RAYSORT_NOWHERE, rays);
    ++rays;
    if (isHit)
    {
      Material material;
      vec3 attenuation;
      Deref(material, rec.mat);
      goesOn = Scatter(material, next, rec, attenuation, next);
      precise vec3 attenuated = color * attenuation;
      color = attenuated;
      if (goesOn && rays == FRAME.depth)
      {
        count(WEEKEND_COUNT_CUT, 1u);
        goesOn = false;
      }
    }
    else
    {
      precise vec3 light = color * BackgroundColor(next);
      result = light;
      goesOn = false;
    }
  }
  return result;
}

void main()
{
  uvec2 pixel = gl_GlobalInvocationID.xy;
  uint rays = 0u;
  raysortBeginSearch();
  if (pixel.x < FRAME.width && pixel.y < SLICE.rows)
  {
    pixel.y += SLICE.row;
    Ray r = startPath(pixel, SLICE.sample0 + gl_WorkGroupID.z);
    vec3 color = RayColor(r, rays);
    addSample(pixel, color);
    count(WEEKEND_COUNT_PATHS, 1u);
  }
  countRays(rays, rays, 1u);
}
