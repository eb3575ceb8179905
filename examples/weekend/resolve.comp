// resolve.comp - the sums as the port's render target: a vec4 a pixel, linear, row 0 on top.
// SPDX-License-Identifier: MIT
// Hooks: those of tracer.glsl. Workgroup: WEEKEND_THREADS threads, a pixel each, on x and folded into y. The push
// block's `samples` says how many samples the sums hold. No barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#define WEEKEND_GROUP local_size_x = WEEKEND_THREADS
#include "tracer.glsl"

uvec2 sumAt(uint word) { return uvec2(FRAME.sums.at[word], FRAME.sums.at[word + 1u]); }

void main()
{
  uint pixel = groupNumber() * gl_WorkGroupSize.x + gl_LocalInvocationIndex;
  if (pixel < FRAME.width * FRAME.height)
  {
    float red = raysortMean(sumAt(6u * pixel), SLICE.samples);
    float green = raysortMean(sumAt(6u * pixel + 2u), SLICE.samples);
    float blue = raysortMean(sumAt(6u * pixel + 4u), SLICE.samples);
    FRAME.target.at[pixel] = vec4(red, green, blue, 1.0);
  }
}
