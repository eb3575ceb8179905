// begin.comp - writes what stays the same for all stages of a plan, and sets the counters to zero.
// SPDX-License-Identifier: MIT
//
// One workgroup, one thread per word. No shared memory.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#include "push.h"
#include "raysort_hit_object_shared.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_REORDER_BEGIN;
layout(local_size_x = 64) in;
layout(push_constant, std430) uniform Push { RaysortReorderBeginPush push; };

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Program { RaysortReorderProgram at; };

uvec2 add(uvec2 base, uint low, uint high)
{
  uint carry;
  low = uaddCarry(base.x, low, carry);
  return uvec2(low, base.y + high + carry);
}

void writeAddresses(Program program, uvec2 state, uvec2 scratch)
{
  program.at.counters = RaysortInOut(state);
  program.at.hits = RaysortInOut(add(state, RAYSORT_REORDER_HITS_OFFSET, 0u));
  program.at.live = RaysortInOut(add(state, push.liveOffset[0], push.liveOffset[1]));
  program.at.keys = RaysortInOut(add(state, push.keysOffset[0], push.keysOffset[1]));
  program.at.map = RaysortIn(add(scratch, RAYSORT_REORDER_MAP_OFFSET, 0u));
  program.at.offsets = RaysortIn(add(scratch, push.offsetsOffset[0], push.offsetsOffset[1]));
  program.at.functions = push.functions;
  program.at.hitRecords = push.hitRecords;
  program.at.missRecords = push.missRecords;
  program.at.instances = push.instances;
}

void writeNumbers(Program program, uint threads)
{
  program.at.count = threads;
  program.at.launch[0] = push.launch[0];
  program.at.launch[1] = push.launch[1];
  program.at.launch[2] = push.launch[2];
  program.at.hitRecordCount = push.hitRecordCount;
  program.at.missRecordCount = push.missRecordCount;
  program.at.kindCount = push.kindsAndStages & 0xffffu;
  program.at.instanceCount = push.instanceCount;
  program.at.recordStride = push.recordStride;
  program.at.splitStages = push.splitStages;
  program.at.sizes = push.sizes;
  program.at.stageCount = push.kindsAndStages >> 16 & 0xffu;
  program.at.hintBits = push.kindsAndStages >> 24;
  program.at.activeKeys = (push.begins & RAYSORT_REORDER_RESUMES_BIT) != 0u ? threads : 0u;
  program.at.liveStride = push.liveStride;
}

void main()
{
  uint i = gl_LocalInvocationIndex, threads = push.launch[0] * push.launch[1] * push.launch[2];
  uvec2 scratch = uvec2(push.program);
  Program program = Program(scratch);
  if ((push.begins & RAYSORT_REORDER_COUNTS_BIT) != 0u)
    threads = min(threads, push.count.word[0]);
  if (i < 16u)
    push.counters.word[i] = i == 0u || (i == 1u && (push.begins & RAYSORT_REORDER_LAST_WAVE_BIT) != 0u) ? threads : 0u;
  if (i == 0u)
  {
    writeAddresses(program, uvec2(push.counters), scratch);
    writeNumbers(program, threads);
  }
  if (i < 13u)
    program.at.reserved[i] = 0u;
  for (uint place = i; place < 66u; place += 64u)
    program.at.places[place] = RAYSORT_PLACE + 4u * place;
}
