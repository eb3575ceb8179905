// scene.glsl - the scene's memory, random numbers, and the sky, for trace.comp and shade.comp.
// SPDX-License-Identifier: MIT
#ifndef MATERIALS_SCENE_GLSL
#define MATERIALS_SCENE_GLSL

#include "raysort_address.glsl"

layout(buffer_reference) buffer Objects;
layout(buffer_reference) buffer Clusters;
layout(buffer_reference) buffer Rays;
layout(buffer_reference) buffer Hits;
layout(buffer_reference) buffer Ids;
layout(buffer_reference) buffer Radiance;
layout(buffer_reference) buffer SceneIn;

#include "materials.h"
#include "../common/random.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Objects { Object at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Clusters { Cluster at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Rays { Ray at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Hits { Hit at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Ids { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Radiance { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer SceneIn { Scene scene; };

layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush dispatch;
  DemoPush demo;
} push;
#define SCENE push.demo.scene.scene

const float PI = 3.14159265;
const float FAR = 1e9;

vec3 rotate(vec4 q, vec3 v)
{
  precise vec3 rotated = v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
  return rotated;
}

vec3 unrotate(vec4 q, vec3 v) { return rotate(vec4(-q.xyz, q.w), v); }

// The pixel's point `salt` in the unit square for this sample: a shifted R2 sequence, even over the samples.
vec2 randomPoint(uint pixel, uint salt, uint sampleIndex)
{
  uint a = scramble(pixel * 16u + salt);
  uint b = scramble(a ^ 0x9e3779b9u);
  return vec2(unitFloat(a + sampleIndex * 3242174889u), unitFloat(b + sampleIndex * 2447445414u));
}

// The evening sky without its clouds: what a reflection that is not traced sees.
vec3 skyGradient(vec3 direction, vec3 sun)
{
  float up = max(direction.y, 0.0);
  float toSun = max(dot(direction, sun), 0.0);
  precise vec3 colour = mix(vec3(0.94, 0.60, 0.38), vec3(0.34, 0.49, 0.74), smoothstep(-0.02, 0.10, up));
  colour = mix(colour, vec3(0.08, 0.19, 0.45), smoothstep(0.06, 0.70, up));
  colour += vec3(1.0, 0.50, 0.20) * (0.45 * pow(toSun, 5.0) + 0.9 * pow(toSun, 40.0)) * (1.0 - 0.5 * up);
  precise vec3 sea = mix(vec3(0.03, 0.10, 0.13), vec3(0.55, 0.42, 0.36), exp(direction.y * 9.0));
  return direction.y < 0.0 ? sea : colour;
}

#endif
