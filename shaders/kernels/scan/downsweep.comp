// downsweep.comp - the exclusive scan of each chunk, from the sum of the chunks before it; workgroup 0 writes the
// total.
// SPDX-License-Identifier: MIT
//
// A workgroup takes a chunk, tile by tile. Neighbouring threads load and store neighbouring words. In between, every
// thread owns 16 consecutive words of shared memory, where every 32 words are followed by an empty one against bank
// conflicts. Shared memory: 9 KiB. In place is fine: all of a tile is read before it is written.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SCAN_DOWNSWEEP;
layout(local_size_x = 128) in;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortDownsweepPush push; };
#include "words.glsl"

const uint ITEMS = RAYSORT_SCAN_TILE / RAYSORT_THREADS;
shared uint tile[RAYSORT_SCAN_TILE + RAYSORT_SCAN_TILE / 32];

uint padded(uint i)
{
  return i + (i >> 5);
}

// Scans the words of `tile`, which begins with the sum `before`; returns the sum after it.
uint scanTile(uint before)
{
  uint first = gl_LocalInvocationIndex * ITEMS;
  uint sum = 0u;
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    sum += tile[padded(first + i)];
  uint total;
  uint running = before + raysort_workgroupScan(sum, total);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint value = tile[padded(first + i)];
    tile[padded(first + i)] = running;
    running += value;
  }
  return before + total;
}

void main()
{
  RaysortChunk chunk =
      raysort_chunk(raysort_words(), RAYSORT_SCAN_TILE, push.rowStride, push.strideInverse, gl_WorkGroupID.x);
  uint before = gl_WorkGroupID.x < chunk.count ? push.table.word[gl_WorkGroupID.x] : 0u;
  for (uint base = chunk.begin; base < chunk.end; base += RAYSORT_SCAN_TILE)
  {
    barrier();
    [[unroll]] for (uint i = gl_LocalInvocationIndex; i < RAYSORT_SCAN_TILE; i += RAYSORT_THREADS)
      tile[padded(i)] = base + i < chunk.end ? raysortRead(push.values, base + i) : 0u;
    barrier();
    before = scanTile(before);
    barrier();
    [[unroll]] for (uint i = gl_LocalInvocationIndex; i < RAYSORT_SCAN_TILE; i += RAYSORT_THREADS)
      if (base + i < chunk.end)
        raysortWrite(push.sums, base + i, tile[padded(i)]);
  }
  if (gl_WorkGroupID.x == 0u && gl_LocalInvocationIndex == 0u && uvec2(push.total) != uvec2(0u))
  {
    push.total.word[0] = push.totals.word[0];
    push.total.word[1] = push.totals.word[1] + push.totals.word[2]; // high words of all chunks, and the carries
  }
}
