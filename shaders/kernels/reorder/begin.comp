// begin.comp - what stays the same for all stages of a plan, into memory; and the counters from zero.
// SPDX-License-Identifier: MIT
//
// One workgroup; a thread a word. No shared memory.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_REORDER_BEGIN;
layout(local_size_x = 64) in;
layout(push_constant, std430) uniform Push { RaysortReorderBeginPush push; };

uvec2 add(uvec2 base, uint low, uint high)
{
  uint carry;
  low = uaddCarry(base.x, low, carry);
  return uvec2(low, base.y + high + carry);
}

void pair(uint word, uvec2 address)
{
  push.program.word[word] = address.x;
  push.program.word[word + 1u] = address.y;
}

void main()
{
  uint i = gl_LocalInvocationIndex, threads = push.launch[0] * push.launch[1] * push.launch[2];
  if ((push.begins & RAYSORT_REORDER_COUNTS_BIT) != 0u)
    threads = min(threads, push.count.word[0]);
  if (i < 16u)
    push.counters.word[i] = i == 0u || (i == 1u && (push.begins & RAYSORT_REORDER_LAST_WAVE_BIT) != 0u) ? threads : 0u;
  if (i == 0u)
  {
    uvec2 state = uvec2(push.counters), scratch = uvec2(push.program);
    pair(0u, state);
    pair(2u, add(state, RAYSORT_REORDER_HITS_OFFSET, 0u));
    pair(4u, add(state, push.liveOffset[0], push.liveOffset[1]));
    pair(6u, add(state, push.keysOffset[0], push.keysOffset[1]));
    pair(8u, add(scratch, RAYSORT_REORDER_MAP_OFFSET, 0u));
    pair(10u, add(scratch, push.offsetsOffset[0], push.offsetsOffset[1]));
    pair(12u, uvec2(push.functions));
    pair(14u, uvec2(push.hitRecords));
    pair(16u, uvec2(push.missRecords));
    pair(18u, uvec2(push.instances));
    push.program.word[20] = threads;
    push.program.word[21] = push.launch[0];
    push.program.word[22] = push.launch[1];
    push.program.word[23] = push.launch[2];
    push.program.word[24] = push.hitRecordCount;
    push.program.word[25] = push.missRecordCount;
    push.program.word[26] = push.kindsAndStages & 0xffffu;
    push.program.word[27] = push.instanceCount;
    push.program.word[28] = push.recordStride;
    push.program.word[29] = push.splitStages;
    push.program.word[30] = push.sizes;
    push.program.word[31] = push.kindsAndStages >> 16 & 0xffu;
    push.program.word[32] = push.kindsAndStages >> 24;
    push.program.word[33] = (push.begins & RAYSORT_REORDER_RESUMES_BIT) != 0u ? threads : 0u;
    push.program.word[34] = push.liveStride;
  }
  if (i >= 35u && i < 48u)
    push.program.word[i] = 0u;
  for (uint place = i; place < 66u; place += 64u)
    push.program.word[48u + place] = 0xffff0000u + 4u * place; // RAYSORT_PLACE
}
