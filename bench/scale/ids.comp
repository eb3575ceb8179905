// ids.comp - the ids of rays: a is the id map.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "scale.glsl"

void look(uint i)
{
  const uint id = idOf(i);
  wordOf(a, i).word = id;
  saw(i, id < number, false, id < number ? hash(i) : 0u);
}
