// check_pairs.comp - is this pair of a radix sort right? a are the sorted keys, b the sorted values.
//
// A value is the index that its key had. Keys ascend, and values ascend among equal keys, so no pair comes twice, and
// with as many pairs as before none is missing: this is the stable sort, and the only one.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "scale.glsl"

void look(uint i)
{
  const uint key = wordOf(a, i).word, value = wordOf(b, i).word;
  bool isRight = value < count && key == keyOf(value);
  if (i > 0u)
  {
    const uint before = wordOf(a, i - 1u).word;
    isRight = isRight && (before < key || before == key && wordOf(b, i - 1u).word < value);
  }
  saw(i, true, !isRight, hash(key ^ hash(value)));
}
