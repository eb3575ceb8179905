// entries.glsl - of the kernels that take rays: entries of the list, and the rays that they name.
// SPDX-License-Identifier: MIT
//
// Needs raysort_bvh_address.glsl and a push block `push` with maxCount, live, list, rays, given.
#include "../folded.glsl"

// How many entries there are.
uint liveCount()
{
  uint count = push.maxCount;
  if ((push.given & RAYSORT_GIVEN_LIVE_BIT) != 0u)
    count = min(count, push.live.word[0]);
  return count;
}

// The ray of entry i: one past rayCount is left out.
uint rayOf(uint i)
{
  if ((push.given & RAYSORT_GIVEN_LIST_BIT) != 0u)
    i = raysortRead(push.list, i);
  return i;
}

// Rays and hits are two words of 16 bytes each, as the words of a structure are.
RaysortBvhRay loadRay(uint i)
{
  RaysortBvhWords words = RaysortBvhWords(raysortBvhAddress(uvec2(push.rays), 2u * i));
  vec4 a = uintBitsToFloat(words.word[0]), b = uintBitsToFloat(words.word[1]);
  return RaysortBvhRay(a.xyz, a.w, b.xyz, b.w);
}
