// frame.glsl - the frame's memory, random numbers and the sky, for all shaders of the example.
// SPDX-License-Identifier: MIT
#ifndef BRICKS_FRAME_GLSL
#define BRICKS_FRAME_GLSL

#include "raysort_sdf_address.glsl"

layout(buffer_reference) buffer Objects;
layout(buffer_reference) buffer Rays;
layout(buffer_reference) buffer Hits;
layout(buffer_reference) buffer Lights;
layout(buffer_reference) buffer Pixels;
layout(buffer_reference) buffer FrameIn;

#include "bricks.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Objects { Object at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Rays { RaysortSdfRay at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Hits { RaysortSdfHit at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Lights { Light at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer Pixels { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer FrameIn { Frame frame; };

layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush dispatch;
  FramePush own;
} push;
#define FRAME push.own.frame.frame

layout(local_size_x = GROUP_SIZE) in; // before raysort_sort.glsl, which reads gl_WorkGroupSize
#include "raysort_sdf.glsl"
#include "../common/random.glsl"

const float PI = 3.14159265;
const vec3 SUN_LIGHT = vec3(3.3, 2.7, 2.0);
const float SUN_RADIUS = 0.035; // radians: larger than the real one, so that shadows are seen to be soft

// The pixel of a thread where no sort says it; false: there is none.
bool threadPixel(out uint pixel)
{
  pixel = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * GROUP_SIZE + gl_LocalInvocationIndex;
  return pixel < FRAME.width * FRAME.height;
}

void makeFrame(vec3 n, out vec3 s, out vec3 t)
{
  s = normalize(cross(abs(n.x) < 0.6 ? vec3(1.0, 0.0, 0.0) : vec3(0.0, 1.0, 0.0), n));
  t = cross(n, s);
}

vec3 skyColour(vec3 direction)
{
  float up = direction.y, toSun = max(dot(direction, FRAME.sun), 0.0);
  vec3 colour = mix(vec3(0.56, 0.68, 0.84), vec3(0.10, 0.26, 0.62), smoothstep(-0.05, 0.60, up));
  colour = mix(colour, vec3(0.36, 0.33, 0.29), smoothstep(0.0, -0.12, up)); // below the horizon: ground
  return colour + vec3(1.0, 0.75, 0.45) * (0.35 * pow(toSun, 24.0) + 6.0 * smoothstep(0.9990, 0.9996, toSun));
}

#endif
