// rows.comp - exclusive scan of each row of a table, in place, and the row's total.
// SPDX-License-Identifier: MIT
//
// A workgroup a row, up to 20 columns a thread. Columns past the last live chunk are read at most, never used nor
// written. Shared memory: 1.6 KiB.
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

const uint VECTORS = (RAYSORT_MAX_CHUNKS - 1u) / (4u * RAYSORT_THREADS) + 1u; // of a thread, at most

void main()
{
  uint entries = push.maxCount;
  if ((push.flags & RAYSORT_KERNEL_LIVE_COUNT) != 0u)
    entries = min(entries, push.live.word[0]);
  uint columns = raysort_chunk(entries, push.tile, push.rowStride, 0u).count;
  uint row = gl_WorkGroupID.x;
  uint vectors = (columns + 4u * RAYSORT_THREADS - 1u) / (4u * RAYSORT_THREADS); // of each thread
  uint first = gl_LocalInvocationIndex * vectors * 4u;
  uint at = row * push.rowStride + first;

  uvec4 values[VECTORS];
  uvec2 sum = uvec2(0u);
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
  {
    values[i] = uvec4(0u);
    if (i < vectors && first + i * 4u < columns) // rows are whole vectors
      values[i] = RaysortIn4(raysortAddress(uvec2(push.table), at + i * 4u)).words;
  }
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
    {
      values[i][k] = first + i * 4u + k < columns ? values[i][k] : 0u;
      sum = raysort_add64(sum, uvec2(values[i][k], 0u));
    }
  uint total;
  uint before = raysort_workgroupScan(sum.x, total);
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
    {
      if (i < vectors && first + i * 4u + k < columns)
        push.table.word[at + i * 4u + k] = before;
      before += values[i][k];
    }
  if ((push.flags & RAYSORT_KERNEL_WIDE) != 0u) // the same for all threads
    sum = raysort_workgroupSum64(sum);
  if (gl_LocalInvocationIndex == 0u)
  {
    push.totals.word[row] = total;
    push.totals.word[gl_NumWorkGroups.x + row] = sum.y;
  }
}
