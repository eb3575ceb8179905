// reduce.comp - the 64-bit sum of each chunk: row 0 of the table its low word, row 1 its high word.
// SPDX-License-Identifier: MIT
//
// One workgroup per chunk. Shared memory: 1.6 KiB.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SCAN_REDUCE;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "../sum64.glsl"
layout(push_constant, std430) uniform Push { RaysortReducePush push; };
#include "words.glsl"

void main()
{
  RaysortChunk chunk =
      raysort_chunk(raysort_words(), RAYSORT_SCAN_TILE, push.rowStride, push.strideInverse, gl_WorkGroupID.x);
  uvec2 sum = uvec2(0u);
  for (uint i = chunk.begin + gl_LocalInvocationIndex; i < chunk.end; i += RAYSORT_THREADS)
    sum = raysort_add64(sum, uvec2(raysortRead(push.values, i), 0u));
  sum = raysort_workgroupSum64(sum);
  if (gl_LocalInvocationIndex == 0u && gl_WorkGroupID.x < chunk.count)
  {
    push.table.word[gl_WorkGroupID.x] = sum.x;
    push.table.word[push.rowStride + gl_WorkGroupID.x] = sum.y;
  }
}
