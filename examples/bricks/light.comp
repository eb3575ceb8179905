// light.comp - how much of sun and sky a hit sees: shadow rays and occlusion rays, any hit will do.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "frame.glsl"

const float SKY_REACH = 4.0; // occlusion rays are no longer than this, and count less where they end late

// Point i of n in a disc, turned by a pixel's own angle.
vec2 onDisc(uint i, uint n, float turn)
{
  float angle = 2.39996323 * float(i) + turn;
  return sqrt((float(i) + 0.5) / float(n)) * vec2(cos(angle), sin(angle));
}

// One loop for both kinds of rays, so that the march is in the kernel once.
Light lightAt(vec3 p, vec3 n, float turn)
{
  uint count = FRAME.lightRays;
  vec3 s, t, u, v;
  Light light = Light(0.0, 0.0);
  makeFrame(FRAME.sun, s, t);
  makeFrame(n, u, v);
  for (uint i = 0u; i < 2u * count; ++i)
  {
    bool isSun = i < count;
    vec2 disc = onDisc(isSun ? i : i - count, count, turn);
    RaysortSdfRay ray;
    RaysortSdfHit hit;
    ray.origin = p;
    ray.tMin = 0.0;
    ray.direction = normalize(isSun ? FRAME.sun + SUN_RADIUS * (disc.x * s + disc.y * t)
                                    : disc.x * u + disc.y * v + sqrt(max(1.0 - dot(disc, disc), 0.0)) * n);
    ray.tMax = isSun ? 100.0 : SKY_REACH;
    bool isHidden = false;
    if (!isSun || dot(ray.direction, n) > 0.0)
      isHidden = raysortSdfAny(uvec2(FRAME.field), ray, 0u, uvec2(0u, FRAME.cascades), hit);
    else
      isHidden = true;
    float clear = isHidden ? (isSun ? 0.0 : sqrt(hit.tShell / SKY_REACH) * 0.5) : 1.0;
    light.sun += isSun ? clear / float(count) : 0.0;
    light.open += isSun ? 0.0 : clear / float(count);
  }
  return light;
}

void main()
{
  uint pixel, which = push.own.which;
  if (threadPixel(pixel))
  {
    RaysortSdfHit hit = FRAME.hits[which].at[pixel];
    if ((hit.flags & RAYSORT_SDF_HIT_BIT) != 0u)
    {
      RaysortSdfRay ray = FRAME.rays[which].at[pixel];
      vec3 n = raysortSdfHitNormal(hit), p = ray.origin + hit.t * ray.direction;
      p += (raysortSdfLeave(uvec2(FRAME.field), p, n, uvec2(0u, FRAME.cascades)) ? 0.0 : 0.02) * n;
      FRAME.lights[which].at[pixel] = lightAt(p, n, 2.0 * PI * unitFloat(scramble(pixel + 7919u * which)));
    }
  }
}
