// known_uber.comp - bench_shade --known: all of up to 1,000, a switch.
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
      CASES_256(0u) CASES_256(256u) CASES_256(512u) CASES_64(768u) CASES_64(832u) CASES_64(896u)
      CASES_16(960u) CASES_16(976u) CASES_4(992u) CASES_4(996u)
    default:
      break;
    }
    store(ray, value);
  }
}
