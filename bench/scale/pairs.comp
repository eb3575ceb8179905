// pairs.comp - pairs of a key and its index: a are the keys, b the values.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "scale.glsl"

void look(uint i)
{
  wordOf(a, i).word = keyOf(i);
  wordOf(b, i).word = i;
  saw(i, true, false, hash(keyOf(i) ^ hash(i)));
}
