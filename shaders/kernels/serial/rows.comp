// rows.comp - exclusive scan of each row of the table, in place, and the total of the row. A thread takes a row.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SERIAL_ROWS;
layout(local_size_x = RAYSORT_SERIAL_THREADS) in;
layout(push_constant, std430) uniform Push { RaysortSerialRowsPush push; };

void main()
{
  uint entries = (push.flags & RAYSORT_KERNEL_LIVE) != 0u ? min(push.live.word[0], push.maxCount) : push.maxCount;
  uint columns = (entries + push.tile - 1u) / push.tile;
  uint row = gl_GlobalInvocationID.x, first = row * push.rowStride, sum = 0u;
  for (uint column = 0u; column < columns && row < push.rows; ++column)
  {
    uint count = push.table.word[first + column];
    push.table.word[first + column] = sum;
    sum += count;
  }
  if (row < push.rows)
    push.totals.word[row] = sum;
}
