// known_shade.comp - shades a ray: with the code of one kind of material, or of all kinds.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "known.glsl"
layout(local_size_x = KNOWN_GROUP) in;
layout(constant_id = 0) const uint TAKES = KNOWN_ANY;
layout(constant_id = 1) const uint KIND = 0u;

#define RAYSORT_DISPATCH push.dispatch
#include "raysort_sort.glsl"

float noise(vec3 p)
{
  ivec3 cell = ivec3(floor(p));
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  precise float sum = 0.0;
  for (int i = 0; i < 8; ++i)
  {
    ivec3 corner = ivec3(i & 1, i >> 1 & 1, i >> 2);
    vec3 weight = mix(1.0 - f, f, vec3(corner));
    uint seed = hash(uint(cell.x + corner.x) + hash(uint(cell.y + corner.y) + hash(uint(cell.z + corner.z))));
    sum += weight.x * weight.y * weight.z * fraction(seed);
  }
  return sum;
}

// How much of the second colour: eight patterns, plain and with noise over them.
float pattern(uint kind, vec3 p)
{
  precise float value = 0.0;
  ivec3 cube = ivec3(floor(p * 5.0));
  switch (kind % 8u)
  {
  case 0u: // bands
    value = fract(p.y * 6.0);
    break;
  case 1u: // checks
    value = float((cube.x + cube.y + cube.z) & 1);
    break;
  case 2u: // dots
    value = step(0.1, length(fract(p * 5.0) - 0.5) - 0.3);
    break;
  case 3u: // rings
    value = fract(length(p.xz) * 7.0);
    break;
  case 4u: // clouds
    value = noise(p * 6.0);
    break;
  case 5u: // marble
    value = fract(4.0 * noise(p * 3.0));
    break;
  case 6u: // stripes
    value = fract((p.x + p.y + p.z) * 4.0);
    break;
  case 7u: // stone
    value = noise(p * 4.0) * 0.6 + noise(p * 9.0) * 0.4;
    break;
  }
  if (kind >= 8u)
    value = value * (0.6 + 0.4 * noise(p * 12.0));
  return value;
}

vec3 colour(uint seed)
{
  precise vec3 c = vec3(fraction(hash(seed)), fraction(hash(seed + 1u)), fraction(hash(seed + 2u)));
  return c * c;
}

void main()
{
  uint pixel, material;
  bool isLive;
  if (TAKES == KNOWN_REST)
    isLive = raysortDispatchedRest(pixel, material);
  else
    isLive = raysortDispatchedRay(pixel);
  if (!isLive)
    return;
  if (TAKES != KNOWN_REST)
    material = TAKES == KNOWN_ONE ? push.dispatch.material : push.known.ids.at[pixel];
  vec4 point = push.known.points.at[pixel];
  uint kind = TAKES == KNOWN_ONE ? KIND : material % KNOWN_KINDS;
  // 0.05: no border of a pattern lies on the floor
  float second = pattern(kind, point.xyz + 0.05);
  precise vec3 mixed = mix(colour(material * 6u + 3u), colour(material * 6u), second) * point.w;
  uvec3 bytes = uvec3(sqrt(clamp(mixed, 0.0, 1.0)) * 255.0 + 0.5);
  push.known.colours.at[pixel] = bytes.x | bytes.y << 8 | bytes.z << 16;
}
