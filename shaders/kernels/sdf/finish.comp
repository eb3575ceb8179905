// finish.comp - the list of bricks that were built or freed, and the free ones; 8,192 bricks a group.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_FINISH;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfFinishPush push; };

const uint THREADS = uint(RAYSORT_THREADS);

// Built or freed of bricks 32 i .. 32 i + 31; freed only.
uint changedOf(uint i, out uint freed)
{
  uint words = raysort_poolWords(push.brickCapacity), at = raysort_poolGroups(push.brickCapacity) + words + i;
  uint builtBits = push.pool.word[at], freedBits = push.pool.word[at + words];
  freed = freedBits & ~builtBits;
  return builtBits | freedBits;
}

// Writes the changes of the group's bricks behind those of the groups before. Returns where they end.
uint listChanges()
{
  const uint own = uint(RAYSORT_SDF_POOL_BRICKS) / 32u;
  uint words = raysort_poolWords(push.brickCapacity), first = gl_WorkGroupID.x * own, sum = 0u, total, freed;
  for (uint i = gl_LocalInvocationIndex; i < first; i += THREADS)
    sum += uint(bitCount(changedOf(i, freed)));
  raysort_workgroupScan(sum, total);
  uint before = total;
  for (uint base = first; base < first + own; base += THREADS)
  {
    uint i = base + gl_LocalInvocationIndex, bits = i < words ? changedOf(i, freed) : 0u;
    uint rank = before + raysort_workgroupScan(uint(bitCount(bits)), total);
    before += total;
    for (; bits != 0u; bits &= bits - 1u)
    {
      uint bit = uint(findLSB(bits));
      push.changes.word[rank++] = 32u * i + bit | ((freed >> bit & 1u) != 0u ? RAYSORT_SDF_CHANGE_FREED_BIT : 0u);
    }
  }
  return before;
}

void main()
{
  uint groups = raysort_poolGroups(push.brickCapacity), t = gl_LocalInvocationIndex, changes = 0u, used = 0u, total;
  bool hasList = uvec2(push.changes) != uvec2(0u);
  if (hasList)
    changes = listChanges();
  for (uint group = t; group < groups; group += THREADS)
    used += push.pool.word[group];
  raysort_workgroupScan(used, total);
  for (uint mask = push.cascadeMask; mask != 0u && t == 0u; mask &= mask - 1u)
  {
    uint stats = RAYSORT_SDF_STATS(uint(findLSB(mask)));
    if (gl_WorkGroupID.x == 0u)
      push.header.word[stats + RAYSORT_STAT_BRICKS_FREE] = push.brickCapacity - total;
    if (gl_WorkGroupID.x + 1u == gl_NumWorkGroups.x)
      push.header.word[stats + RAYSORT_STAT_CHANGES] = changes;
  }
  if (t == 0u && gl_WorkGroupID.x == 0u)
    push.header.word[10] += 1u;
  if (t == 0u && gl_WorkGroupID.x + 1u == gl_NumWorkGroups.x)
    push.header.word[11] = changes;
}
