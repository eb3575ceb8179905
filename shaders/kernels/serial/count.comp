// count.comp - a histogram of the digits of each tile: table[digit][tile]. A thread counts a tile.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SERIAL_COUNT;
layout(local_size_x = RAYSORT_SERIAL_THREADS) in;
layout(push_constant, std430) uniform Push { RaysortSerialCountPush push; };
#define RAYSORT_VOID push.digitCount
#define RAYSORT_STRAY (push.digitCount + 1u)
#include "walk.glsl"

void main()
{
  uint column = gl_GlobalInvocationID.x, begin = column * push.tile, end = tileEnd(begin, push.tile);
  uint rows = push.digitCount + ((push.flags & RAYSORT_KERNEL_TAIL) != 0u ? 2u : 0u);
  for (uint row = 0u; row < rows && begin < end; ++row)
    push.table.word[row * push.rowStride + column] = 0u;
  for (uint entry = begin; entry < end; entry += STEP)
  {
    uvec4 block = loadBlock(entry, end);
    [[unroll]] for (uint k = 0u; k < STEP; ++k)
    {
      uint at = raysort_digit(keyAt(block, entry, k, end)) * push.rowStride + column;
      if (entry + k < end)
        push.table.word[at] += 1u;
    }
  }
}
