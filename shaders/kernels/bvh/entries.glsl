// entries.glsl - is shared by the kernels that take rays: entries of the list, and the rays that they name.
// SPDX-License-Identifier: MIT
//
// It needs raysort_bvh_address.glsl and a push block `push` with maxCount, live, list, rays, given; with
// RAYSORT_ENTRIES_ONLY it has no loadRay, and `rays` is not needed.
#include "../folded.glsl"

// Returns the number of entries.
uint liveCount()
{
  uint count = push.maxCount;
  if ((push.given & RAYSORT_GIVEN_LIVE_BIT) != 0u)
    count = min(count, push.live.word[0]);
  return count;
}

// Returns the ray of entry i; an entry past rayCount is skipped.
uint rayOf(uint i)
{
  if ((push.given & RAYSORT_GIVEN_LIST_BIT) != 0u)
    i = raysortRead(push.list, i);
  return i;
}

#ifndef RAYSORT_ENTRIES_ONLY
// Rays and hits are two words of 16 bytes each, like the words of a structure.
RaysortBvhRay loadRay(uint i)
{
  RaysortBvhWords words = RaysortBvhWords(raysortBvhAddress(uvec2(push.rays), 2u * i));
  vec4 a = uintBitsToFloat(words.word[0]), b = uintBitsToFloat(words.word[1]);
  return RaysortBvhRay(a.xyz, a.w, b.xyz, b.w);
}
#endif
