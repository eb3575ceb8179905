// pool.comp - counts the free bricks and lists the first of them in order; 1,024 bricks per group.
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
const uint WORDS = BRICKS / 32u;
const uint SLICE = WORDS / uint(RAYSORT_SDF_POOL_SLICES); // words of a group

// Returns a bit for each free brick of 32 i .. 32 i + 31.
uint freeBits(uint i)
{
  uint left = push.brickCapacity - min(push.brickCapacity, 32u * i);
  uint there = left < 32u ? (1u << left) - 1u : 0xffffffffu;
  return there != 0u ? ~push.pool.word[raysort_poolGroups(push.brickCapacity) + i] & there : 0u;
}

// Counts this thread's share of the free bricks before word `end`.
uint countFree(uint end)
{
  uint sum = 0u;
  for (uint group = gl_LocalInvocationIndex; group < end / WORDS; group += THREADS)
    sum += min(BRICKS, push.brickCapacity - group * BRICKS) - push.pool.word[group];
  [[dont_unroll]] for (uint i = end / WORDS * WORDS + gl_LocalInvocationIndex; i < end; i += THREADS)
    sum += uint(bitCount(freeBits(i)));
  return sum;
}

void main()
{
  uint first = gl_WorkGroupID.x * WORDS + gl_WorkGroupID.y * SLICE, t = gl_LocalInvocationIndex, before, total;
  bool isFirst = first == 0u; // no bricks before: it counts all
  raysort_workgroupScan(countFree(isFirst ? raysort_poolWords(push.brickCapacity) : first), before);
  if (isFirst && t == 0u)
    push.unused.word[0] = before;
  before = isFirst ? 0u : before;
  if (before < push.count) // all threads
  {
    uint bits = freeBits(first + t / 4u) & 255u << 8u * (t & 3u);
    uint rank = before + raysort_workgroupScan(uint(bitCount(bits)), total);
    while (bits != 0u && rank < push.count)
    {
      push.unused.word[1u + rank++] = 32u * (first + t / 4u) + uint(findLSB(bits));
      bits &= bits - 1u;
    }
  }
}
