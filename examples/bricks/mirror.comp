// mirror.comp - the ray that a hit reflects; dead where it reflects nothing.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "frame.glsl"
#include "surface.glsl"

void main()
{
  uint pixel;
  if (threadPixel(pixel))
  {
    RaysortSdfRay ray = FRAME.rays[0].at[pixel], mirrored = RaysortSdfRay(vec3(0.0), 1.0, vec3(0.0), 0.0);
    RaysortSdfHit hit = FRAME.hits[0].at[pixel];
    if ((hit.flags & RAYSORT_SDF_HIT_BIT) != 0u && FRAME.objects.at[hit.id].mirror > 0.0)
    {
      vec3 p = ray.origin + hit.t * ray.direction, n = raysortSdfHitNormal(hit);
      vec3 bent = hit.material == 4u ? ripples(p, n) : n, away = reflect(ray.direction, bent);
      away += max(0.02 - dot(away, n), 0.0) * n; // never below the surface
      raysortSdfLeave(uvec2(FRAME.field), p, n, uvec2(0u, FRAME.cascades));
      mirrored = RaysortSdfRay(p, 0.0, normalize(away), 100.0);
    }
    FRAME.rays[1].at[pixel] = mirrored;
  }
}
