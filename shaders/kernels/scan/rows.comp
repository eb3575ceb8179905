// rows.comp - exclusive scan of each row of a table, in place, and the row's total.
// SPDX-License-Identifier: MIT
//
// A workgroup takes a row, in strips of up to 16 columns per thread. What columns past the last live chunk hold is
// never used; up to 3 of them are read and written, because rows are read and written by vectors of 4. Shared memory:
// 1.6 KiB. totals[row] is the low word of the sum. With RAYSORT_KERNEL_WIDE totals[rows + row] is its high word.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SCAN_ROWS;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "../sum64.glsl"
layout(push_constant, std430) uniform Push { RaysortRowsPush push; };

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortOut4 { uvec4 vector[]; };

const uint VECTORS = 4u; // of a thread in a strip, at most

// Scans columns `strip` up to `end` of the row that begins at word `row`, in place, on top of `before`. Adds what this
// thread has of them to `sum`. Returns the strip's total.
uint scanStrip(uint row, uint strip, uint end, uint before, inout uvec2 sum)
{
  uint vectors = min(VECTORS, (end - strip + 4u * RAYSORT_THREADS - 1u) / (4u * RAYSORT_THREADS));
  uint first = strip + gl_LocalInvocationIndex * vectors * 4u;
  uvec4 values[VECTORS];
  uint own = 0u, total;
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
  {
    values[i] = uvec4(0u);
    if (i < vectors && first + i * 4u < end) // rows are whole vectors
      values[i] = RaysortIn4(raysortAddress(uvec2(push.table), row + first + i * 4u)).vector[0];
  }
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
    {
      values[i][k] = first + i * 4u + k < end ? values[i][k] : 0u;
      sum = raysort_add64(sum, uvec2(values[i][k], 0u));
      own += values[i][k];
    }
  before += raysort_workgroupScan(own, total);
  uint next = before;
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
  {
    uvec4 befores;
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
    {
      befores[k] = next;
      next += values[i][k];
    }
    if (i < vectors && first + i * 4u < end) // word by word it took twice as long
      RaysortOut4(raysortAddress(uvec2(push.table), row + first + i * 4u)).vector[0] = befores;
  }
  return total;
}

void main()
{
  uint entries = push.maxCount;
  if ((push.flags & RAYSORT_KERNEL_LIVE) != 0u)
    entries = min(entries, push.live.word[0]);
  uint columns = raysort_chunk(entries, push.tile, push.rowStride, push.strideInverse, 0u).count;
  uint row = gl_WorkGroupID.x;
  const uint STRIP = VECTORS * 4u * RAYSORT_THREADS;
  uvec2 sum = uvec2(0u);
  uint total = 0u;
  for (uint strip = 0u; strip < columns; strip += STRIP)
    total += scanStrip(row * push.rowStride, strip, min(columns, strip + STRIP), total, sum);
  if ((push.flags & RAYSORT_KERNEL_WIDE) != 0u) // the same for all threads
    sum = raysort_workgroupSum64(sum);
  if (gl_LocalInvocationIndex == 0u)
  {
    push.totals.word[row] = total;
    push.totals.word[gl_NumWorkGroups.x + row] = sum.y;
  }
}
