// debug.comp - draws a distance field: a ray for each pixel, a colour from its hit by the mode, and boxes over it.
// SPDX-License-Identifier: MIT
//
// Workgroups are tiles of 8 x 8 pixels.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_sdf_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDFTRACE_DEBUG;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in;
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(constant_id = RAYSORT_CONSTANT_SDF_4_BITS) const uint FOUR_BITS = 0u;
layout(push_constant, std430) uniform Push { RaysortSdfDebugPush push; };

#define RAYSORT_SDF_4_BITS (FOUR_BITS != 0u)
#include "raysort_sdf.glsl"

RaysortSdfRay neighbour; // the ray of the next pixel: edges of boxes are a pixel and a half wide at every distance

vec4 column(uint i)
{
  return vec4(push.clipToWorld[4u * i], push.clipToWorld[4u * i + 1u], push.clipToWorld[4u * i + 2u],
              push.clipToWorld[4u * i + 3u]);
}

// Returns the ray of a pixel, from the near plane. w is 1 / depth in view space: it is larger at the near plane than at
// the far plane, and 0 at a far plane at infinity. In an orthographic view all w are equal, and a bit says which plane
// is near.
RaysortSdfRay rayOf(uvec2 pixel)
{
  vec2 at = (vec2(pixel) + 0.5) / vec2(push.width, push.height) * 2.0 - 1.0;
  vec4 zero = column(0u) * at.x + column(1u) * at.y + column(3u), one = zero + column(2u);
  bool isSaid = (push.look >> 8 & RAYSORT_SDF_DEBUG_REVERSED_BIT) != 0u;
  bool isReversed = column(2u).w > 0.0 || (column(2u).w == 0.0 && isSaid);
  vec4 near = isReversed ? one : zero, away = isReversed ? zero : one;
  return RaysortSdfRay(near.xyz / near.w, push.tMin, normalize(away.xyz * near.w - near.xyz * away.w), push.tMax);
}

vec3 hashed(uint word)
{
  word = (word ^ 61u) ^ (word >> 16);
  word *= 9u;
  word ^= word >> 4;
  word *= 0x27d4eb2du;
  word ^= word >> 15;
  return vec3(word & 255u, word >> 8 & 255u, word >> 16 & 255u) / 255.0 * 0.8 + 0.2;
}

// Returns the colour of a number of steps: 0 is black, then blue, green, yellow, and red at 64.
vec3 heat(float steps)
{
  float x = clamp(steps / 64.0, 0.0, 1.0) * 4.0;
  return clamp(vec3(x - 2.0, min(x - 1.0, 4.0 - x), min(x, 2.0 - x) * 0.9), 0.0, 1.0);
}

// Returns a shade by the normal, without a light.
vec3 shaded(vec3 colour, RaysortSdfHit hit, RaysortSdfRay ray)
{
  return colour * (0.35 + 0.65 * abs(dot(raysortSdfHitNormal(hit), ray.direction)));
}

// Returns the word of the state map at the hit, with the bits stale and dynamic.
uint stateOf(uvec2 field, RaysortSdfRay ray, RaysortSdfHit hit)
{
  vec3 at;
  uint cascade = hit.brick >> RAYSORT_SDF_HIT_CASCADE_SHIFT;
  uvec3 voxel = uvec3(raysortSdfHitVoxel(field, ray, hit, at)) + raysortSdfCascade(field, cascade, 1u).xyz & 63u;
  uint index = uint(RAYSORT_SDF_VOXELS) * cascade + (voxel.x | voxel.y << 6 | voxel.z << 12);
  return raysortRead(RaysortIn(raysortSdfPart(field, RAYSORT_SDF_OFFSETS(field).x)), index);
}

vec3 hitColour(uint mode, uvec2 field, RaysortSdfRay ray, RaysortSdfHit hit)
{
  vec3 colour = vec3(0.6);
  if (mode == RAYSORT_SDF_DEBUG_DISTANCE)
  {
    float green = clamp((hit.t - push.tMin) / (push.tMax - push.tMin), 0.0, 1.0);
    colour = vec3(0.0, green, 1.0 - green);
  }
  else if (mode == RAYSORT_SDF_DEBUG_CELL)
    colour = raysortSdfHitCell(field, ray, hit);
  else if (mode == RAYSORT_SDF_DEBUG_STEPS)
    colour = heat(float(hit.flags >> RAYSORT_SDF_HIT_STEPS_SHIFT));
  else if (mode == RAYSORT_SDF_DEBUG_NORMAL)
    colour = raysortSdfHitNormal(hit) * 0.5 + 0.5;
  else if (mode == RAYSORT_SDF_DEBUG_BRICK)
    colour = shaded(hashed(hit.brick & RAYSORT_SDF_HIT_BRICK_MASK), hit, ray);
  else if (mode == RAYSORT_SDF_DEBUG_CASCADE)
    colour = shaded(hashed(hit.brick >> RAYSORT_SDF_HIT_CASCADE_SHIFT), hit, ray);
  else if (mode == RAYSORT_SDF_DEBUG_ID)
    colour = shaded(hashed(hit.id), hit, ray);
  else if (mode == RAYSORT_SDF_DEBUG_STALE)
  {
    uint state = stateOf(field, ray, hit);
    colour = (state & RAYSORT_SDF_STALE_BIT) != 0u     ? vec3(1.0, 0.2, 0.1)
             : (state & RAYSORT_SDF_DYNAMIC_BIT) != 0u ? vec3(0.2, 0.9, 0.3)
                                                       : colour;
    colour = shaded(colour, hit, ray);
  }
  else
    colour = shaded(colour, hit, ray);
  return colour;
}

// Draws the edges of a box over the colour. An edge behind the hit has a quarter of its colour.
vec3 overBox(vec3 colour, RaysortSdfRay ray, float hitT, vec3 low, vec3 high, vec3 ink)
{
  vec3 inverse = raysortSdfReciprocal(ray.direction);
  vec3 a = (low - ray.origin) * inverse, b = (high - ray.origin) * inverse;
  vec3 near = min(a, b), far = max(a, b);
  float t[2] = float[2](max(near.x, max(near.y, near.z)), min(far.x, min(far.y, far.z)));
  for (uint i = 0u; i < 2u && t[0] <= t[1]; ++i)
  {
    vec3 at = ray.origin + t[i] * ray.direction;
    vec3 off = min(abs(at - low), abs(high - at)); // distances to the faces of each axis: on an edge two are 0
    float width = 0.75 * distance(at, neighbour.origin + t[i] * neighbour.direction);
    uint faces = (off.x < width ? 1u : 0u) + (off.y < width ? 1u : 0u) + (off.z < width ? 1u : 0u);
    if (faces >= 2u && t[i] > 0.1)
      colour = mix(colour, ink, t[i] <= hitT + width ? 1.0 : 0.25);
  }
  return colour;
}

vec3 overInstances(vec3 colour, RaysortSdfRay ray, float hitT, uint overlays)
{
  uint last = max(push.instanceCount, 1u) - 1u;
  for (uint i = 0u; i < push.entryCount; ++i)
  {
    bool isGiven = (push.given & RAYSORT_GIVEN_LIST_BIT) != 0u;
    uint entry = raysortRead(push.list, isGiven ? i : 0u), instance = isGiven ? entry : i;
    uint there = min(instance, last); // some drivers load before the branch, so it must be a valid instance
    if (instance < push.instanceCount)
    {
      uint word = 32u * there; // RaysortSdfInstance: 32 words
      vec3 low, high;
      for (uint k = 0u; k < 3u; ++k)
      {
        low[k] = uintBitsToFloat(raysortRead(push.instances, word + 16u + k));
        high[k] = uintBitsToFloat(raysortRead(push.instances, word + 20u + k));
      }
      bool isDynamic = (raysortRead(push.instances, word + 29u) & RAYSORT_SDF_INSTANCE_DYNAMIC_BIT) != 0u;
      if ((overlays & (isDynamic ? RAYSORT_SDF_DEBUG_DYNAMIC_BIT : RAYSORT_SDF_DEBUG_STATIC_BIT)) != 0u)
        colour = overBox(colour, ray, hitT, low, high, isDynamic ? vec3(1.0, 0.6, 0.1) : vec3(0.2, 0.5, 1.0));
    }
  }
  return colour;
}

vec3 overlaid(vec3 colour, uint overlays, uvec2 field, uvec2 range, RaysortSdfRay ray, RaysortSdfHit hit)
{
  bool isHit = (hit.flags & RAYSORT_SDF_HIT_BIT) != 0u;
  if (isHit && (overlays & RAYSORT_SDF_DEBUG_BRICKS_BIT) != 0u)
  {
    vec3 cell = abs(raysortSdfHitCell(field, ray, hit) - 0.5);
    colour *= max(cell.x, max(cell.y, cell.z)) > 0.45 ? 0.45 : 1.0;
  }
  for (uint i = 0u; (overlays & RAYSORT_SDF_DEBUG_WINDOWS_BIT) != 0u && i < range.y; ++i)
  {
    RaysortSdfWindow window = raysortSdfWindow(field, range.x + i);
    if (raysortSdfIsBuilt(field, range.x + i))
      colour = overBox(colour, ray, hit.t, window.low, window.low + 64.0 * window.voxel, vec3(1.0, 0.15, 0.1));
  }
  return overInstances(colour, ray, hit.t, overlays);
}

void main()
{
  uvec2 pixel = 8u * gl_WorkGroupID.xy + uvec2(gl_LocalInvocationIndex & 7u, gl_LocalInvocationIndex >> 3);
  if (pixel.x < push.width && pixel.y < push.height)
  {
    uint mode = push.look & 255u;
    uvec2 field = uvec2(push.field), range = uvec2(push.look >> 16 & 255u, push.look >> 24);
    RaysortSdfRay ray = rayOf(pixel);
    RaysortSdfHit hit;
    vec3 colour = vec3(0.0);
    neighbour = rayOf(pixel + uvec2(1u, 0u));
    if (raysortSdfClosest(field, ray, 0u, range, hit))
      colour = hitColour(mode, field, ray, hit);
    else if (mode != RAYSORT_SDF_DEBUG_UNKNOWN) // as in FidelityFX Brixelizer: a miss shows its steps
      colour = heat(float(hit.flags >> RAYSORT_SDF_HIT_STEPS_SHIFT));
    if (mode == RAYSORT_SDF_DEBUG_UNKNOWN && (hit.flags & RAYSORT_SDF_INCOMPLETE_BIT) != 0u)
      colour = mix(colour, vec3(1.0, 0.0, 1.0), 0.7);
    colour = overlaid(colour, push.look >> 8 & 255u, field, range, ray, hit);
    uvec3 bytes = uvec3(clamp(colour, 0.0, 1.0) * 255.0 + 0.5);
    raysortWrite(push.image, pixel.y * push.width + pixel.x, bytes.x | bytes.y << 8 | bytes.z << 16 | 0xff000000u);
  }
}
