// shade.comp - the colour of what the camera sees: a pipeline a material (constant 0: its number), over sorted pixels.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "frame.glsl"
#include "surface.glsl"
#define RAYSORT_DISPATCH push.dispatch
#include "raysort_sort.glsl"

layout(constant_id = 0) const uint MATERIAL = 0u;

struct Surface
{
  vec3 colour;
  vec3 normal; // for the mirror's share
  vec3 mirror; // of what is reflected, seen head-on
};

// The two axes along a surface, in order: x z on floors, along and up on walls.
vec2 flatten(vec3 p, vec3 n)
{
  vec3 a = abs(n);
  return a.y > max(a.x, a.z) ? p.xz : a.x > a.z ? p.zy : p.xy;
}

Surface tiles(Object object, vec3 p, vec3 n)
{
  vec2 at = flatten(p, n) / 0.9, cell = floor(at), part = abs(at - cell - 0.5);
  float odd = mod(cell.x + cell.y, 2.0), joint = smoothstep(0.475, 0.49, max(part.x, part.y));
  vec3 stone = mix(vec3(0.46, 0.40, 0.33), vec3(0.30, 0.20, 0.15), odd) * (0.75 + 0.5 * fbm(3.0 * p));
  return Surface(mix(stone, vec3(0.22), joint), n, vec3(object.mirror * (1.0 - joint)));
}

// Bricks in a bond.
Surface masonry(Object object, vec3 p, vec3 n)
{
  vec2 at = flatten(p, n) / vec2(0.48, 0.16);
  at.x += 0.5 * mod(floor(at.y), 2.0);
  vec2 part = abs(fract(at) - 0.5) * vec2(0.48, 0.16), cell = floor(at);
  float mortar = max(smoothstep(0.225, 0.235, part.x), smoothstep(0.066, 0.076, part.y));
  float tint = cellNoise(ivec3(cell, 3));
  vec3 brick = mix(vec3(0.42, 0.17, 0.10), vec3(0.56, 0.30, 0.18), tint) * (0.7 + 0.6 * fbm(9.0 * p));
  return Surface(mix(brick, vec3(0.55, 0.50, 0.44), mortar) * object.colour, n, vec3(0.0));
}

Surface marble(Object object, vec3 p, vec3 n)
{
  vec3 at = 1.1 * (p - object.corner);
  float veins = abs(sin(3.0 * at.y + 7.0 * fbm(1.7 * at)));
  return Surface(mix(vec3(0.34, 0.35, 0.39), object.colour, smoothstep(0.02, 0.45, veins)), n, vec3(object.mirror));
}

Surface bronze(Object object, vec3 p, vec3 n)
{
  return Surface(0.12 * object.colour, n, object.mirror * object.colour);
}

Surface water(Object object, vec3 p, vec3 n)
{
  return Surface(vec3(0.010, 0.045, 0.055), ripples(p, n), vec3(object.mirror));
}

Surface paint(Object object, vec3 p, vec3 n) { return Surface(object.colour, n, vec3(object.mirror)); }

Surface sky(Object object, vec3 p, vec3 n) { return Surface(vec3(0.0), n, vec3(0.0)); } // see main

Surface surfaceOf(uint material, Object object, vec3 p, vec3 n)
{
  Surface surface = Surface(vec3(0.0), n, vec3(0.0));
#define X(number, name)       \
  if (material == uint(number)) \
    surface = name(object, p, n);
  MATERIALS(X)
#undef X
  return surface;
}

vec3 lit(vec3 colour, vec3 n, Light light)
{
  vec3 ambient = mix(vec3(0.20, 0.17, 0.14), vec3(0.42, 0.55, 0.80), 0.5 + 0.5 * n.y);
  return colour * (SUN_LIGHT * max(dot(n, FRAME.sun), 0.0) * light.sun + ambient * light.open);
}

// What the mirror shows: no mirrors in mirrors.
vec3 reflected(uint pixel)
{
  RaysortSdfRay ray = FRAME.rays[1].at[pixel];
  RaysortSdfHit hit = FRAME.hits[1].at[pixel];
  vec3 colour = skyColour(ray.direction);
  if ((hit.flags & RAYSORT_SDF_HIT_BIT) != 0u)
  {
    vec3 n = raysortSdfHitNormal(hit), p = ray.origin + hit.t * ray.direction;
    Surface surface = surfaceOf(hit.material, FRAME.objects.at[hit.id], p, n);
    colour = lit(surface.colour + 0.5 * surface.mirror, n, FRAME.lights[1].at[pixel]);
  }
  return colour;
}

void main()
{
  uint pixel;
  if (raysortDispatchedRay(pixel))
  {
    RaysortSdfRay ray = FRAME.rays[0].at[pixel];
    RaysortSdfHit hit = FRAME.hits[0].at[pixel];
    vec3 colour = skyColour(ray.direction);
    if (MATERIAL != MATERIAL_SKY)
    {
      vec3 n = raysortSdfHitNormal(hit), p = ray.origin + hit.t * ray.direction;
      Surface surface = surfaceOf(MATERIAL, FRAME.objects.at[hit.id], p, n);
      float grazing = pow(1.0 - clamp(-dot(surface.normal, ray.direction), 0.0, 1.0), 5.0);
      colour = lit(surface.colour, n, FRAME.lights[0].at[pixel]);
      if (any(greaterThan(surface.mirror, vec3(0.0))))
        colour = mix(colour, reflected(pixel), surface.mirror + (1.0 - surface.mirror) * grazing);
    }
    colour = colour * (2.51 * colour + 0.03) / (colour * (2.43 * colour + 0.59) + 0.14); // filmic (Narkowicz 2015)
    uvec3 bytes = uvec3(255.0 * pow(clamp(colour, 0.0, 1.0), vec3(1.0 / 2.2)) + 0.5);
    FRAME.image.at[pixel] = bytes.x | bytes.y << 8 | bytes.z << 16 | 0xff000000u;
  }
}
