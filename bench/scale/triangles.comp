// triangles.comp - triangles of a grid, one in each cell: a are their corners.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "scale.glsl"

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer Triangle { float corners[9]; };

void look(uint i)
{
  Triangle triangle = Triangle(addressOf(a, i, 36u));
  for (uint k = 0u; k < 3u; ++k)
  {
    const vec3 corner = cornerOf(i, k);
    for (uint axis = 0u; axis < 3u; ++axis)
      triangle.corners[3u * k + axis] = corner[axis];
  }
  saw(i, true, false, 0u);
}
