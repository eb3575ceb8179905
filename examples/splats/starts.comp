// starts.comp - where each tile's pairs begin in the sorted list, by bisection. A thread a tile, and one for the end.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#include "splats.glsl"
layout(local_size_x = GROUP_SIZE) in;

void main()
{
  uint tile = threadIndex(), low = 0u, high = pairCount();
  if (tile > tileCounts().x * tileCounts().y)
    return;
  while (low < high) // the pairs before `low` are of earlier tiles, those from `high` on are not
  {
    uint middle = low + (high - low) / 2u;
    bool isBefore = push.keys.at[middle].y < tile;
    low = isBefore ? middle + 1u : low;
    high = isBefore ? high : middle;
  }
  push.starts.at[tile] = low;
}
