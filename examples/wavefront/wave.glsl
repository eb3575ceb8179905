// wave.glsl - the buffers and the push block of both shaders.
// SPDX-License-Identifier: MIT
#include "raysort_address.glsl"

layout(buffer_reference) buffer Rays;
layout(buffer_reference) buffer Hits;
layout(buffer_reference) buffer Paths;
layout(buffer_reference) buffer Objects;
layout(buffer_reference) buffer Film;

#include "wavefront.h"

layout(buffer_reference, std430, buffer_reference_align = 16) buffer Rays { RaysortBvhRay at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Hits { RaysortBvhHit at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Paths { Path at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Objects { Object at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Film { vec4 at[]; };

layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush sorted;
  WavePush wave;
} push;

layout(local_size_x = GROUP_SIZE) in;
#include "../common/random.glsl"

float nextRandom(inout uint state)
{
  state = scramble(state + 0x9e3779b9u);
  return unitFloat(state);
}
