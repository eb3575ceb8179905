// id.glsl - an id out of MaterialIdMap.
// SPDX-License-Identifier: MIT
//
// Include after the push block `push` with keys, keyLayout and keyMask.
#ifndef RAYSORT_KERNELS_SORT_ID_GLSL
#define RAYSORT_KERNELS_SORT_ID_GLSL

// The bit field of a 32-bit key.
uint raysort_field(uint word)
{
  return (word >> (push.keyLayout >> 24)) & push.keyMask;
}

// The id of a ray: a bit field of the 32-bit word that holds it, whatever its type and stride.
uint raysort_id(uint ray)
{
  uint high, low, carry;
  umulExtended(ray, push.keyLayout & 0xffffu, high, low);
  uvec2 base = uvec2(push.keys);
  low = uaddCarry(base.x, low, carry);
  uvec2 address = uvec2(low & ~3u, base.y + high + carry);
  return (RaysortIn(address).word[0] >> ((low & 3u) * 8u + (push.keyLayout >> 24))) & push.keyMask;
}

#endif
