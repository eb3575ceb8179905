// pairs.comp - writes a pair of key and splat for each tile that a splat covers. A thread a splat.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#include "splats.glsl"
layout(local_size_x = GROUP_SIZE) in;

void main()
{
  uint i = threadIndex();
  if (i >= push.splatCount)
    return;
  Projected splat = push.projected.at[i];
  uvec2 first = uvec2(splat.first & 0xffffu, splat.first >> 16), end = uvec2(splat.end & 0xffffu, splat.end >> 16);
  uint pair = push.offsets.at[i];
  for (uint y = first.y; y < end.y; ++y)
    for (uint x = first.x; x < end.x; ++x)
    {
      if (pair < push.mostPairs)
      {
        // A float above 0 sorts as the uint of its bits
        push.keys.at[pair] = uvec2(floatBitsToUint(splat.depth), y * tileCounts().x + x);
        push.values.at[pair] = i;
      }
      ++pair;
    }
}
