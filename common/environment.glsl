// environment.glsl - light from all around: FRAME.environment, environmentWidth, environmentHeight of environmentMake.
// SPDX-License-Identifier: MIT
// Include lobes.glsl before.
#ifndef COMMON_ENVIRONMENT_GLSL
#define COMMON_ENVIRONMENT_GLSL

vec2 environmentAt(vec3 direction)
{
  precise vec2 at =
      vec2(atan(direction.x, -direction.z) / (2.0 * PI) + 0.5, acos(clamp(direction.y, -1.0, 1.0)) / PI);
  return at;
}

uint environmentTexel(ivec2 at)
{
  int width = int(FRAME.environmentWidth);
  return uint(clamp(at.y, 0, int(FRAME.environmentHeight) - 1) * width + (at.x + width) % width);
}

// xyz: radiance; w: density of a draw, by solid angle.
vec4 environment(vec3 direction)
{
  precise vec4 seen = vec4(0.0);
  if (FRAME.environmentHeight != 0u)
  {
    precise vec2 at = environmentAt(direction) * vec2(FRAME.environmentWidth, FRAME.environmentHeight);
    ivec2 low = ivec2(floor(at - 0.5));
    precise vec2 part = fract(at - 0.5);
    precise vec3 above = mix(FRAME.environment.at[environmentTexel(low)].xyz,
                             FRAME.environment.at[environmentTexel(low + ivec2(1, 0))].xyz, part.x);
    precise vec3 below = mix(FRAME.environment.at[environmentTexel(low + ivec2(0, 1))].xyz,
                             FRAME.environment.at[environmentTexel(low + ivec2(1, 1))].xyz, part.x);
    seen = vec4(mix(above, below, part.y), FRAME.environment.at[environmentTexel(ivec2(at))].w);
  }
  return seen;
}

#endif
