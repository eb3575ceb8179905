// known.glsl - a plain of spheres in districts of few materials each, for known_trace.comp and known_shade.comp.
// SPDX-License-Identifier: MIT
#ifndef MATERIALS_KNOWN_GLSL
#define MATERIALS_KNOWN_GLSL

#include "raysort_address.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) buffer Points { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Ids { uint at[]; };

#include "known.h"

layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush dispatch;
  KnownPush known;
} push;

uint hash(uint x)
{
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

float fraction(uint x) { return float(x >> 8) / 16777216.0; }

// A district is DISTRICT x DISTRICT cells and has four materials.
uint materialOf(ivec2 cell)
{
  ivec2 district = ivec2(floor(vec2(cell) / DISTRICT));
  uint seed = hash(uint(district.x) * 0x9e3779b9u ^ hash(uint(district.y)));
  return hash(seed + (hash(uint(cell.x) ^ hash(uint(cell.y))) & 3u)) % push.known.materials;
}

#endif
