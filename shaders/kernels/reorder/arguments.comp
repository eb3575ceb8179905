// arguments.comp - the dispatches of a wave: for each stage, or each function of a stage, from where its keys begin.
// It also marks all keys as done, so that a stage writes only those of threads that go on.
// SPDX-License-Identifier: MIT
//
// One thread per dispatch; then all threads together step through the keys. No shared memory.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#include "push.h"
#include "raysort_hit_object_shared.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_REORDER_ARGUMENTS;
layout(local_size_x = 128) in;
layout(push_constant, std430) uniform Push { RaysortReorderArgumentsPush push; };

void main()
{
  uint i = gl_GlobalInvocationID.x, stage = i / push.kindCount, function = i % push.kindCount;
  bool isSplit = (push.splitStages >> (stage & 31u) & 1u) != 0u;
  if (stage < push.stageCount)
  {
    uint last = isSplit ? i + 1u : (stage + 1u) * push.kindCount;
    uint threads = raysortRead(push.offsets, last << push.hintBits) - raysortRead(push.offsets, i << push.hintBits);
    uint size = push.groupSizes[stage >> 1] >> ((stage & 1u) * 16u) & 0xffffu;
    if (!isSplit && function != 0u)
      threads = 0u;
    uint groups = threads / size + (threads % size != 0u ? 1u : 0u);
    push.arguments.word[3u * i] = min(groups, push.maxGroupsX);
    push.arguments.word[3u * i + 1u] = max(groups / push.maxGroupsX + (groups % push.maxGroupsX != 0u ? 1u : 0u), 1u);
    push.arguments.word[3u * i + 2u] = 1u;
  }
  if (i == 0u)
  {
    push.live.word[0] = raysortRead(push.offsets, push.stageCount * push.kindCount << push.hintBits);
    push.activeKeys.word[0] = 0u;
  }
  uint keys = push.stageCount * push.kindCount << push.hintBits;
  uint slots = raysortRead(push.offsets, keys) > 0u ? push.slots : 0u; // none is sorted, so none is marked
  for (; i < slots; i += gl_NumWorkGroups.x * gl_WorkGroupSize.x)
  {
    RaysortInOut at = RaysortInOut(raysortAddress(uvec2(push.keys), i));
    if (at.word[0] < keys)
      at.word[0] |= RAYSORT_OVER_BIT;
  }
}
