// check_map.comp - is this slot of a material sort right? a is the map, b are MaterialsOffsets.
//
// Every ray of a slot has the material whose slots these are, and the rays of a material ascend. So no ray is in two
// slots, and with as many slots as live rays none is missing: the map is the stable sort, and the only one.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "scale.glsl"

void look(uint slot)
{
  const uint ray = wordOf(a, slot).word, id = ray < count ? idOf(ray) : number;
  bool isRight = id < number;
  if (isRight)
  {
    const uint begin = wordOf(b, id).word;
    isRight = slot >= begin && slot < wordOf(b, id + 1u).word && (slot == begin || wordOf(a, slot - 1u).word < ray);
  }
  saw(slot, id < number, !isRight, hash(ray));
}
