// known_16.comp - bench_shade --known: a group of 16.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "known.glsl"

void main()
{
  uint ray, material;
  if (raysortDispatchedRay(ray))
  {
    material = raysortRead(ids, ray);
    uint value = hitOf(ray);
    switch (material - FIRST)
    {
      CASES_16(0u)
    default:
      break;
    }
    store(ray, value);
  }
}
