// statistic.comp - distinct ids in every window of 32 consecutive entries, summed over each chunk.
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk. Shared memory: 1.1 KiB. A key counts if no earlier entry of its window has it.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

layout(local_size_x = 128) in;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortCountPush push; };
#define RAYSORT_VOID 0u // digits are not looked at
#define RAYSORT_STRAY 0u
#include "keys.glsl"

shared uint keys[RAYSORT_THREADS];

uint countDistinct(uint begin, uint end)
{
  uint t = gl_LocalInvocationIndex;
  uint window = t & ~31u;
  uint distinct = 0u;
  for (uint block = begin; block < end; block += RAYSORT_THREADS)
  {
    uint entry = block + t;
    uint key = entry < end ? raysort_key(entry).x : 0u;
    barrier();
    keys[t] = key;
    barrier();
    bool seen = entry >= end;
    for (uint i = 0u; i < 31u; ++i)
      seen = seen || (window + i < t && keys[window + i] == key);
    distinct += seen ? 0u : 1u;
  }
  return distinct;
}

void main()
{
  RaysortChunk chunk = raysort_chunk(raysort_entries(), push.tile, push.rowStride, gl_WorkGroupID.x);
  uint sum;
  raysort_workgroupScan(countDistinct(chunk.begin, chunk.end), sum);
  if (gl_WorkGroupID.x < chunk.count && gl_LocalInvocationIndex == 0u)
    push.table.word[gl_WorkGroupID.x] = sum;
}
