// rays.comp - a ray to the middle of every 1,000th triangle: a are the rays. Near ones begin and end in its cell. Far
// ones begin outside of all cells, on the side to which the triangle looks, because along its plane a ray may miss it.
// All reach the middle at t 1.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "scale.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Ray
{
  vec4 origin, direction;
};

void look(uint i)
{
  const uint triangle = aimOf(i), turn = hash(i);
  vec3 side;
  const vec3 middle = middleOf(triangle, side);
  vec3 origin = middle + 0.2 * side;
  if (kind == 1u)
  {
    const vec3 turned = vec3(turn & 1023u, turn >> 10 & 1023u, turn >> 20 & 1023u) / 512.0 - 1.0;
    origin = middle + 2.0 * float(number) * normalize(side + 0.7 * turned);
  }
  Ray ray = Ray(addressOf(a, i, 32u));
  ray.origin = vec4(origin, 0.0);
  ray.direction = vec4(middle - origin, 2.0);
  saw(i, true, false, 0u);
}
