// frame.glsl - the frame's memory, which path a thread takes, and random numbers, for all shaders of the example.
// SPDX-License-Identifier: MIT
//
// All that a pixel's colour hangs on is `precise`: then a material's own pipeline and the uber pipeline agree to the
// bit.
#ifndef TRIANGLES_FRAME_GLSL
#define TRIANGLES_FRAME_GLSL

#include "raysort_address.glsl"

layout(buffer_reference) buffer Objects;
layout(buffer_reference) buffer Vertices;
layout(buffer_reference) buffer Indices;
layout(buffer_reference) buffer Rays;
layout(buffer_reference) buffer Paths;
layout(buffer_reference) buffer Hits;
layout(buffer_reference) buffer Sunlights;
layout(buffer_reference) buffer Sums;
layout(buffer_reference) buffer Paints;
layout(buffer_reference) buffer Textures;
layout(buffer_reference) buffer Texels;
layout(buffer_reference) buffer Times;
layout(buffer_reference) buffer Vectors;
layout(buffer_reference) buffer FrameIn;

#include "triangles.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Objects { Object at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Vertices { Vertex at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Indices { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Rays { RaysortBvhRay at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Paths { Path at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Hits { RaysortBvhHit at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Sunlights { Sunlight at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Sums { uvec2 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Paints { Material at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Textures { Texture at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Texels { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Times { float at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Vectors { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer FrameIn { Frame frame; };

layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush dispatch;
  BouncePush bounce;
} push;
#define FRAME push.bounce.frame.frame

layout(local_size_x = GROUP_SIZE) in; // before the include, which reads gl_WorkGroupSize
#define RAYSORT_DISPATCH push.dispatch
#include "raysort_sort.glsl"
#include "../common/lobes.glsl"
#include "../common/metalrough.glsl"
#include "../common/environment.glsl"
#include "../common/random.glsl"

// The path of this thread; false: there is none.
bool threadPath(out uint path)
{
  bool isLive;
  if (push.bounce.inPixelOrder != 0u)
  {
    path = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * GROUP_SIZE + gl_LocalInvocationIndex;
    isLive = path < push.bounce.pathCount;
  }
  else
    isLive = raysortDispatchedRay(path);
  return isLive;
}

uint pixelOf(uint path) { return push.bounce.firstPixel + path; }

// What a random point is for: two salts never share one.
#define SALT_PIXEL 0u
#define SALT_LENS 1u
#define SALT_SUN 2u     // and the following, a bounce each
#define SALT_BOUNCE 34u
#define SALT_CHOICE 66u
#define SALT_TIME 98u

vec2 randomPoint(uint pixel, uint salt) { return sequencePoint(pixel * 128u + salt, push.bounce.sampleIndex); }

RaysortBvhRay deadRay() { return RaysortBvhRay(vec3(0.0), 1.0, vec3(0.0, 1.0, 0.0), 0.0); }

void addChannel(uint at, float value)
{
  float whole = floor(value);
  precise float part = (value - whole) * 4294967296.0;
  uint carry;
  uvec2 sum = FRAME.sums.at[at];
  sum.x = uaddCarry(sum.x, uint(part), carry);
  sum.y += uint(whole) + carry;
  FRAME.sums.at[at] = sum;
}

// Integers: slices, checkpoints and parts of a render add up to the same bits in any order. What is no number is left
// out.
void addRadiance(uint pixel, vec3 radiance)
{
  if (all(greaterThanEqual(radiance, vec3(0.0))) && all(lessThan(radiance, vec3(65536.0))))
  {
    addChannel(3u * pixel, radiance.x);
    addChannel(3u * pixel + 1u, radiance.y);
    addChannel(3u * pixel + 2u, radiance.z);
  }
}

#endif
