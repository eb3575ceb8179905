// rows.comp - exclusive scan of each row of a table, in place, and the row's total.
// SPDX-License-Identifier: MIT
//
// A workgroup a row. Columns past the last live chunk are neither read nor written. Shared memory: 1.6 KiB.
// totals[row] is the sum modulo 2^32, totals[rows + row] with RAYSORT_KERNEL_WIDE what is above.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

layout(local_size_x = 128) in;
#include "../common.glsl"
#include "../sum64.glsl"
layout(push_constant, std430) uniform Push { RaysortRowsPush push; };

void main()
{
  uint entries = push.maxCount;
  if ((push.flags & RAYSORT_KERNEL_LIVE_COUNT) != 0u)
    entries = min(entries, push.live.word[0]);
  uint columns = raysort_chunk(entries, push.tile, push.rowStride, 0u).count;
  uint row = gl_WorkGroupID.x;
  uint perThread = (columns + RAYSORT_THREADS - 1u) / RAYSORT_THREADS;
  uint begin = min(columns, gl_LocalInvocationIndex * perThread);
  uint end = min(columns, begin + perThread);
  begin += row * push.rowStride;
  end += row * push.rowStride;

  uvec2 sum = uvec2(0u);
  for (uint i = begin; i < end; ++i)
    sum = raysort_add64(sum, uvec2(push.table.word[i], 0u));
  uint total;
  uint before = raysort_workgroupScan(sum.x, total);
  for (uint i = begin; i < end; ++i)
  {
    uint value = push.table.word[i];
    push.table.word[i] = before;
    before += value;
  }
  if ((push.flags & RAYSORT_KERNEL_WIDE) != 0u) // the same for all threads
    sum = raysort_workgroupSum64(sum);
  if (gl_LocalInvocationIndex == 0u)
  {
    push.totals.word[row] = total;
    push.totals.word[gl_NumWorkGroups.x + row] = sum.y;
  }
}
