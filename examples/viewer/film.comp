// film.comp - the picture of this frame: the film's mean by a curve, or a view of what the sort does.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"
#include "temporal.glsl"

// A curve like a film's: bright light fades into white, and middle grey stays what it is.
vec3 toned(vec3 light)
{
  return clamp(light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14), 0.0, 1.0);
}

vec3 encoded(vec3 linear)
{
  return mix(linear * 12.92, 1.055 * pow(max(linear, 0.0), vec3(1.0 / 2.4)) - 0.055,
             greaterThan(linear, vec3(0.0031308)));
}

// Well apart for numbers that follow each other.
vec3 colourOf(uint number)
{
  float hue = fract(0.61803398875 * float(number) + 0.1), value = 0.95 - 0.18 * float(number % 4u);
  vec3 ramp = clamp(abs(fract(hue + vec3(0.0, 2.0, 1.0) / 3.0) * 6.0 - 3.0) - 1.0, 0.0, 1.0);
  return number == NONE ? vec3(0.05) : value * mix(vec3(1.0), ramp, 0.7);
}

// Black, blue, green, yellow, red, white as x goes from 0 to 1.
vec3 heat(float x)
{
  vec3 low = mix(vec3(0.0, 0.0, 0.15), vec3(0.0, 0.35, 0.9), clamp(x * 4.0, 0.0, 1.0));
  vec3 middle = mix(low, vec3(0.1, 0.8, 0.2), clamp(x * 4.0 - 1.0, 0.0, 1.0));
  vec3 high = mix(middle, vec3(1.0, 0.85, 0.1), clamp(x * 4.0 - 2.0, 0.0, 1.0));
  return mix(high, vec3(0.9, 0.1, 0.05), clamp(x * 4.0 - 3.0, 0.0, 1.0));
}

// The film with the mean of before; leaves that for the next frame.
vec4 takenTogether(uint path, vec4 sum)
{
  vec4 mean;
  if (FRAME.temporal == TEMPORAL_MOVING)
    mean = continued(FRAME.means.at[path], sum);
  else
    mean = settled(FRAME.oldMeans.at[path], sum);
  FRAME.means.at[path] = mean;
  return FRAME.temporal == TEMPORAL_RESTING && sum.w >= TEMPORAL_SETTLED ? sum : vec4(mean.xyz, 1.0);
}

vec3 seen(uint path)
{
  vec3 colour;
  if (FRAME.view == VIEWS_PICTURE)
  {
    vec4 sum = FRAME.film.at[path];
    if (FRAME.temporal != TEMPORAL_OFF)
      sum = takenTogether(path, sum);
    colour = encoded(toned(FRAME.exposure * sum.xyz / max(sum.w, 1.0)));
  }
  else if (FRAME.view == VIEWS_NODES)
    colour = heat(float(FRAME.views.at[path]) / 160.0);
  else if (FRAME.view == VIEWS_COHERENCE)
    colour = heat(log2(max(float(FRAME.views.at[path]), 1.0)) / 4.0);
  else
  {
    uint number = FRAME.views.at[path];
    colour = number == FRAME.materialCount ? vec3(0.55, 0.7, 0.85) : colourOf(number);
  }
  return colour;
}

void main()
{
  uint i = threadNumber();
  if (i < FRAME.width * FRAME.height)
  {
    uvec2 pixel = uvec2(i % FRAME.width, i / FRAME.width);
    if (FRAME.sampleIndex == 0u && FRAME.temporal == TEMPORAL_OFF)
      pixel.y -= pixel.y % FRAME.interleave; // the row above, until there is a sample
    FRAME.picture.at[i] = packUnorm4x8(vec4(seen(pathOf(pixel)), 1.0));
  }
}
