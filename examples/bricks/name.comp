// name.comp - which object a hit belongs to, and so its material: the smallest of the boxes that it lies in.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "frame.glsl"

const float SLACK = 0.05; // hits may lie so far beside a surface

uint objectAt(vec3 p)
{
  uint object = 0u;
  float least = 1e30;
  for (uint i = 0u; i < FRAME.objectCount; ++i)
  {
    vec3 low = FRAME.objects.at[i].boxMin - SLACK, high = FRAME.objects.at[i].boxMax + SLACK, size = high - low;
    float volume = size.x * size.y * size.z;
    vec3 inBox = 2.0 * (p - low) / size - 1.0;
    bool isIn = all(lessThan(abs(inBox), vec3(1.0))) && (FRAME.objects.at[i].isRound == 0u || dot(inBox, inBox) < 1.0);
    object = isIn && volume < least ? i : object;
    least = isIn ? min(volume, least) : least;
  }
  return object;
}

void main()
{
  uint pixel, which = push.own.which;
  if (threadPixel(pixel))
  {
    RaysortSdfHit hit = FRAME.hits[which].at[pixel];
    if ((hit.flags & RAYSORT_SDF_HIT_BIT) != 0u)
    {
      RaysortSdfRay ray = FRAME.rays[which].at[pixel];
      uint object = objectAt(ray.origin + hit.t * ray.direction);
      FRAME.hits[which].at[pixel].id = object;
      FRAME.hits[which].at[pixel].material = FRAME.objects.at[object].material;
    }
  }
}
