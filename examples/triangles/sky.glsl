// sky.glsl - the environment: an evening sky with clouds, and the sun.
// SPDX-License-Identifier: MIT
#ifndef TRIANGLES_SKY_GLSL
#define TRIANGLES_SKY_GLSL

const float SUN_RADIUS = 0.022;                // radians: larger than the real one, so that shadows are soft
const vec3 SUN_LIGHT = vec3(8.6, 6.3, 4.0);    // on a surface that faces it
const vec3 SUN_SEEN = vec3(60.0, 44.0, 28.0);  // its disc in a mirror: dimmed, or no picture would be free of grain

float cloudCover(vec3 direction)
{
  precise vec2 at = direction.xz / (max(direction.y, 0.0) + 0.16);
  precise float density = fbm(vec3(at * vec2(0.55, 1.0) + vec2(2.3, 7.9), 4.7), 4u);
  precise float cover = smoothstep(0.02, 0.50, density) * smoothstep(0.02, 0.16, direction.y);
  return cover;
}

vec3 sky(vec3 direction, vec3 sun)
{
  float up = max(direction.y, 0.0);
  precise float toSun = dot(direction, sun);
  float near = max(toSun, 0.0);
  precise vec3 colour = mix(vec3(0.86, 0.68, 0.56), vec3(0.40, 0.56, 0.84), smoothstep(-0.05, 0.20, up));
  precise vec3 blue = mix(colour, vec3(0.10, 0.23, 0.55), smoothstep(0.10, 0.85, up));
  precise vec3 glow = vec3(1.0, 0.62, 0.30) * (0.55 * pow(near, 6.0) + 1.6 * pow(near, 60.0));
  float cover = cloudCover(direction);
  precise vec3 cloud = mix(vec3(0.80, 0.74, 0.76), vec3(1.7, 1.35, 1.05), 0.25 + 0.75 * near * near);
  precise vec3 seen = mix(blue + glow, cloud + 0.4 * glow, 0.8 * cover);
  return seen;
}

#endif
