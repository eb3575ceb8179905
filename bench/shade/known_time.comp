// known_time.comp - bench_shade --known: all of any number, their code chosen at run time.
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
    value = shade(material, value);
    store(ray, value);
  }
}
