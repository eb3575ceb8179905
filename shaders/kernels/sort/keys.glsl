// keys.glsl - where the sort's kernels find the key of an entry.
// SPDX-License-Identifier: MIT
//
// Include after the push block, named `push`, with the fields keys, values, live, maxCount, flags, keyCapacity,
// keyLayout and keyMask.

#include "id.glsl"

layout(constant_id = RAYSORT_CONSTANT_SOURCE) const uint SOURCE = RAYSORT_SOURCE_STRIDED;

uint raysort_entries()
{
  return (push.flags & RAYSORT_KERNEL_LIVE) != 0u ? min(push.live.word[0], push.maxCount) : push.maxCount;
}

// The key of an entry, low word first. A list entry past the id map gets the largest key: stray.
uvec2 raysort_key(uint entry)
{
  if (SOURCE == RAYSORT_SOURCE_UINT64)
  {
    RaysortIn pair = RaysortIn(raysortAddress(raysortAddress(uvec2(push.keys), entry), entry));
    return uvec2(pair.word[0], pair.word[1]);
  }
  if (SOURCE == RAYSORT_SOURCE_UINT32)
    return uvec2(raysort_field(raysortRead(push.keys, entry)), 0u);
  uint ray = entry;
  if (SOURCE == RAYSORT_SOURCE_STRIDED && (push.flags & RAYSORT_KERNEL_INDIRECT) != 0u)
    ray = raysortRead(push.values, entry);
  return uvec2(ray < push.keyCapacity ? raysort_id(ray) : 0xffffffffu, 0u);
}
