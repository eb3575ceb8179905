// pairs.comp - pairs of a key and its index: a are the keys, b the values.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "scale.glsl"

void look(uint i)
{
  a.words[i] = keyOf(i);
  b.words[i] = i;
  saw(i, true, false, hash(keyOf(i) ^ hash(i)));
}
