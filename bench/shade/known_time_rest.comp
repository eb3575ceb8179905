// known_time_rest.comp - bench_shade --known: the rest of any number, their code chosen at run time.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "known.glsl"

void main()
{
  uint ray, material;
  if (raysortDispatchedRest(ray, material))
  {
    uint value = hitOf(ray);
    value = shade(material, value);
    store(ray, value);
  }
}
