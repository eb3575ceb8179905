// temporal.glsl - the mean of a pixel over moving frames, and how the film takes its place once the view is at rest.
// SPDX-License-Identifier: MIT
#ifndef VIEWER_TEMPORAL_GLSL
#define VIEWER_TEMPORAL_GLSL

// One sample more for the mean of a pixel; w of a mean: how many it is of. A pixel without a sample keeps its mean.
vec4 continued(vec4 mean, vec4 sum)
{
  float count = mean.w + sum.w;
  return count > 0.0 ? vec4((mean.xyz * mean.w + sum.xyz) / count, min(count, TEMPORAL_FRAMES - 1.0)) : vec4(0.0);
}

// The film's samples and the mean of before, which weighs less with each sample: nothing from TEMPORAL_SETTLED on.
vec4 settled(vec4 mean, vec4 sum)
{
  mean.w *= max(1.0 - sum.w / TEMPORAL_SETTLED, 0.0);
  return continued(mean, sum);
}

#endif
