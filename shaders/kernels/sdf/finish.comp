// finish.comp - lists the bricks that were built or freed, and counts the free bricks; 8,192 bricks per group.
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

#include "changes.glsl"

// Writes the changes of the group's bricks after the `before` changes of earlier groups. Returns the end of its
// changes.
uint listChanges(uint before)
{
  uint first = gl_WorkGroupID.x * WORDS, total, freed;
  [[dont_unroll]] for (uint base = first; base < first + WORDS; base += THREADS)
  {
    uint i = base + gl_LocalInvocationIndex, bits = changedOf(i, freed);
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

// Returns the bricks in use in the first group, which has no groups before it; in others the changes of earlier groups,
// if changes are listed. Call it with all threads.
uint sumBefore(bool isFirst, bool isListed)
{
  uint groups = isFirst ? raysort_poolGroups(push.brickCapacity) : isListed ? gl_WorkGroupID.x : 0u, sum = 0u, total;
  for (uint group = gl_LocalInvocationIndex; group < groups; group += THREADS)
    sum += isFirst ? push.pool.word[group] : push.tallies.word[group];
  raysort_workgroupScan(sum, total);
  return total;
}

void main()
{
  bool isFirst = gl_WorkGroupID.x == 0u, isLast = gl_WorkGroupID.x + 1u == gl_NumWorkGroups.x;
  bool isListed = uvec2(push.changes) != uvec2(0u);
  uint sum = sumBefore(isFirst, isListed), changes = 0u, t = gl_LocalInvocationIndex;
  if (isListed) // all threads
    changes = listChanges(isFirst ? 0u : sum);
  for (uint mask = push.cascadeMask; mask != 0u && t == 0u; mask &= mask - 1u)
  {
    uint stats = RAYSORT_SDF_STATS(uint(findLSB(mask)));
    if (isFirst)
      push.header.word[stats + RAYSORT_STAT_BRICKS_FREE] = push.brickCapacity - sum;
    if (isLast)
      push.header.word[stats + RAYSORT_STAT_CHANGES] = changes;
  }
  if (t == 0u && isFirst)
    push.header.word[10] += 1u;
  if (t == 0u && isLast)
    push.header.word[11] = changes;
}
