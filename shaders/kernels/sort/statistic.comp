// statistic.comp - distinct ids in every window of 32 consecutive entries, summed over each chunk.
// SPDX-License-Identifier: MIT
//
// A workgroup takes a chunk, a thread an entry at a time. A window has 256 slots, by the low byte of the key. Every
// entry writes its number into its slot; one of them stays. If the one that stayed has the entry's key, only it counts
// for this key. If it has another key, the entry looks through the window before it. Chunks are few, so workgroups are
// large where the device allows. Shared memory: 21 KiB with 512 threads, 5.3 KiB with 128.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SORT_STATISTIC;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
#define RAYSORT_WORKGROUP THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortCountPush push; };
#include "keys.glsl"

shared uint keys[THREADS];
shared uint slots[THREADS / 32u * 256u];

bool isFirst(uint key)
{
  uint window = gl_LocalInvocationIndex & ~31u;
  bool found = false;
  for (uint i = window; i < gl_LocalInvocationIndex; ++i)
    found = found || keys[i] == key;
  return !found;
}

uint countDistinct(uint begin, uint end)
{
  uint t = gl_LocalInvocationIndex;
  uint distinct = 0u;
  uint ahead = begin + t < end ? raysort_key(begin + t).x : 0u;
  for (uint block = begin; block < end; block += THREADS)
  {
    bool inside = block + t < end;
    uint key = ahead;
    uint slot = t / 32u * 256u + (key & 255u);
    barrier(); // the last windows have been read
    keys[t] = key;
    if (inside)
      atomicExchange(slots[slot], t); // any of them may stay
    if (block + THREADS + t < end)
      ahead = raysort_key(block + THREADS + t).x;
    barrier();
    if (inside)
    {
      uint winner = slots[slot];
      distinct += (keys[winner] == key ? winner == t : isFirst(key)) ? 1u : 0u;
    }
  }
  return distinct;
}

void main()
{
  RaysortChunk chunk =
      raysort_chunk(raysort_entries(), push.tile, push.rowStride, push.strideInverse, gl_WorkGroupID.x);
  uint sum;
  raysort_workgroupScan(countDistinct(chunk.begin, chunk.end), sum);
  if (gl_WorkGroupID.x < chunk.count && gl_LocalInvocationIndex == 0u)
    push.table.word[gl_WorkGroupID.x] = sum;
}
