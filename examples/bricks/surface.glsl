// surface.glsl - patterns of the materials.
// SPDX-License-Identifier: MIT
#ifndef BRICKS_SURFACE_GLSL
#define BRICKS_SURFACE_GLSL

float cellNoise(ivec3 cell)
{
  return unitFloat(scramble(uint(cell.x) * 73856093u ^ scramble(uint(cell.y) * 19349663u ^ scramble(uint(cell.z)))));
}

float noise(vec3 p)
{
  ivec3 i = ivec3(floor(p));
  vec3 f = fract(p), w = f * f * (3.0 - 2.0 * f);
  float a = mix(cellNoise(i), cellNoise(i + ivec3(1, 0, 0)), w.x);
  float b = mix(cellNoise(i + ivec3(0, 1, 0)), cellNoise(i + ivec3(1, 1, 0)), w.x);
  float c = mix(cellNoise(i + ivec3(0, 0, 1)), cellNoise(i + ivec3(1, 0, 1)), w.x);
  float d = mix(cellNoise(i + ivec3(0, 1, 1)), cellNoise(i + ivec3(1, 1, 1)), w.x);
  return mix(mix(a, b, w.y), mix(c, d, w.y), w.z);
}

float fbm(vec3 p)
{
  return 0.53 * noise(p) + 0.27 * noise(2.1 * p + 5.2) + 0.13 * noise(4.3 * p + 9.7) + 0.07 * noise(8.9 * p + 1.4);
}

// The water's normal: small waves that run.
vec3 ripples(vec3 p, vec3 n)
{
  float t = 1.3 * FRAME.time;
  vec2 slope = vec2(noise(vec3(6.0 * p.xz, t)), noise(vec3(6.0 * p.zx + 11.0, t))) - 0.5;
  return normalize(n + 0.10 * vec3(slope.x, 0.0, slope.y));
}

#endif
