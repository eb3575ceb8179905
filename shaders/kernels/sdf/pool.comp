// pool.comp - how many bricks are free, and the first of them in order; 8,192 bricks a group.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_POOL;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfPoolPush push; };

const uint THREADS = uint(RAYSORT_THREADS);
const uint BRICKS = uint(RAYSORT_SDF_POOL_BRICKS);

// Free ones of the bricks of groups from .. to - 1. All threads.
uint countFree(uint from, uint to)
{
  uint sum = 0u, total;
  for (uint group = from + gl_LocalInvocationIndex; group < to; group += THREADS)
    sum += min(BRICKS, push.brickCapacity - group * BRICKS) - push.pool.word[group];
  raysort_workgroupScan(sum, total);
  return total;
}

void main()
{
  uint groups = raysort_poolGroups(push.brickCapacity), group = gl_WorkGroupID.x, t = gl_LocalInvocationIndex;
  uint before = countFree(0u, group), all_ = before + countFree(group, groups);
  if (group == 0u && t == 0u)
    push.unused.word[0] = all_;
  for (uint i = t; before < push.count && i < BRICKS / 32u; i += THREADS)
  {
    uint first = group * BRICKS + 32u * i, bits = 0u, total;
    if (first < push.brickCapacity)
    {
      uint left = push.brickCapacity - first;
      bits = ~push.pool.word[groups + first / 32u] & (left < 32u ? (1u << left) - 1u : 0xffffffffu);
    }
    uint rank = before + raysort_workgroupScan(uint(bitCount(bits)), total);
    before += total;
    while (bits != 0u && rank < push.count)
    {
      push.unused.word[1u + rank++] = first + uint(findLSB(bits));
      bits &= bits - 1u;
    }
  }
}
