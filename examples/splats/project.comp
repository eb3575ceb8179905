// project.comp - where a Gaussian is in the picture, and how many tiles it covers. A thread a splat.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#include "splats.glsl"
layout(local_size_x = GROUP_SIZE) in;

// Its depth decides the order, so it is rounded step by step, as on the CPU.
vec3 toCamera(vec3 p)
{
  precise vec3 seen;
  for (int i = 0; i < 3; ++i)
    seen[i] = push.view[4 * i] * p.x + push.view[4 * i + 1] * p.y + push.view[4 * i + 2] * p.z + push.view[4 * i + 3];
  return seen;
}

// The covariance in the picture: xx, xy, yy in pixels squared. Past the edges of the picture the projection is that of
// a place near the edge, else flat splats there would become too large.
vec3 flatten(Splat splat, vec3 seen)
{
  vec2 most = 1.3 * 0.5 * vec2(push.width, push.height) / push.focal;
  vec2 at = clamp(seen.xy / seen.z, -most, most);
  float scale = push.focal / seen.z;
  mat3 world = mat3(splat.variances.x, splat.covariances.zy,                      // xx xy xz
                    splat.covariances.z, splat.variances.y, splat.covariances.x,  // xy yy yz
                    splat.covariances.yx, splat.variances.z);                     // xz yz zz
  vec3 forward = vec3(push.view[8], push.view[9], push.view[10]);
  vec3 right = scale * (vec3(push.view[0], push.view[1], push.view[2]) - at.x * forward);
  vec3 down = scale * (vec3(push.view[4], push.view[5], push.view[6]) - at.y * forward);
  return vec3(dot(right, world * right) + BLUR, dot(right, world * down), dot(down, world * down) + BLUR);
}

void main()
{
  uint i = threadIndex();
  if (i >= push.splatCount)
    return;
  Splat splat = push.splats.at[i];
  vec3 seen = toCamera(splat.position);
  uint tiles = 0u;
  Projected to;
  to.first = to.end = 0u;
  if (seen.z > NEAREST && splat.opacity > FAINTEST)
  {
    vec3 spread = flatten(splat, seen);
    float area = spread.x * spread.z - spread.y * spread.y; // squared
    vec2 center = push.focal * seen.xy / seen.z + 0.5 * vec2(push.width, push.height);
    // Where alpha is FAINTEST, the exponent is -reach / 2: a box around this ellipse
    vec2 halfSize = sqrt(2.0 * log(splat.opacity / FAINTEST) * spread.xz);
    vec2 low = clamp(floor((center - halfSize) / float(TILE)), vec2(0.0), vec2(tileCounts()));
    vec2 high = clamp(floor((center + halfSize) / float(TILE)) + 1.0, vec2(0.0), vec2(tileCounts()));
    if (area > 0.0 && all(lessThan(low, high))) // false for NaN too
    {
      uvec2 first = uvec2(low), end = uvec2(high);
      to = Projected(vec3(spread.z, -spread.y, spread.x) / area, splat.opacity, splat.colour, seen.z, center.x,
                     center.y, first.x | first.y << 16, end.x | end.y << 16);
      tiles = (end.x - first.x) * (end.y - first.y);
    }
  }
  push.offsets.at[i] = tiles;
  push.projected.at[i] = to;
}
