// known_one.comp - bench_shade --known: one material.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "known.glsl"

void main()
{
  uint ray;
  if (raysortDispatchedRay(ray))
  {
    uint value = hitOf(ray);
    value = shade(FIRST, value);
    store(ray, value);
  }
}
