// sum.comp - adds the needs of the voxels to be built, 1,024 voxels per group, and empties the voxels that no triangle
// touches.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_SUM;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfSumPush push; };

#include "budget.glsl"

shared uint freed, needed, tooLarge, most;
// The group's words of state and counts; a thread reads only its own. All are loaded before a voxel's stores.
shared uint words[GROUP], counts[GROUP];

// The sums of a thread.
struct Found
{
  uint freed, needed, tooLarge, most, references, bricks, news;
};

// Adds a voxel that is to be built.
void sumVoxel(uint at, uint word, uint count, uint budget, inout Found found)
{
  uint references = count & RAYSORT_SDF_COUNT_MASK, brick = raysort_brickOf(word, push.brickCapacity);
  found.most = max(found.most, references);
  if ((count & RAYSORT_SDF_COUNT_OWNS) == 0u)
  {
    push.state.word[at] = RAYSORT_SDF_EMPTY_BIT;
    if (brick != RAYSORT_SDF_NONE)
    {
      RAYSORT_SDF_FREE(push.pool, push.keys, push.brickCapacity, brick)
      ++found.freed;
    }
  }
  else
  {
    ++found.needed;
    if (references > budget)
      ++found.tooLarge;
    else
    {
      found.references = saturatingAdd(found.references, references);
      ++found.bricks;
      found.news += brick == RAYSORT_SDF_NONE ? 1u : 0u;
    }
  }
}

void addFound(Found found)
{
  if (found.most != 0u)
    atomicMax(most, found.most);
  if (found.freed != 0u)
    atomicAdd(freed, found.freed);
  if (found.needed != 0u)
    atomicAdd(needed, found.needed);
  if (found.tooLarge != 0u)
    atomicAdd(tooLarge, found.tooLarge);
  addToSums(found.references, found.bricks, found.news);
}

void main()
{
  uint built = gl_WorkGroupID.y, cascade = raysort_cascade(push.cascadeMask, built), t = gl_LocalInvocationIndex;
  uint first = gl_WorkGroupID.x * GROUP, group = built * uint(RAYSORT_SDF_SUM_GROUPS) + gl_WorkGroupID.x;
  uint budget = loadBudget().references;
  Found found = Found(0u, 0u, 0u, 0u, 0u, 0u, 0u);
  if (t == 0u)
    freed = needed = tooLarge = most = 0u;
  clearSums();
  uint wanted = 0u; // a bit for each of the thread's voxels that is to be built
  RaysortIn states = RaysortIn(raysort_element(uvec2(push.state), cascade * VOXELS + first + t, 4u));
  RaysortIn counted = RaysortIn(raysort_element(uvec2(push.counts), built * VOXELS + first + t, 4u));
  [[unroll]] for (uint i = 0u; i < GROUP / THREADS; ++i)
  {
    uint word = states.word[i * THREADS];
    words[i * THREADS + t] = word;
    wanted |= (word & RAYSORT_SDF_BUILD_BITS) != 0u ? 1u << i : 0u;
  }
  if (wanted != 0u)
    [[unroll]] for (uint i = 0u; i < GROUP / THREADS; ++i)
      counts[i * THREADS + t] = counted.word[i * THREADS];
  for (; wanted != 0u; wanted &= wanted - 1u)
  {
    uint i = uint(findLSB(wanted)) * THREADS + t;
    sumVoxel(cascade * VOXELS + first + i, words[i], counts[i], budget, found);
  }
  addFound(found);
  barrier();
  if (t < 4u)
    push.sums.word[4u * group + t] = t < 3u ? sumOf(t) : 0u;
  if (t == 0u)
  {
    uint stats = RAYSORT_SDF_STATS(cascade);
    if (freed != 0u)
      atomicAdd(push.header.word[stats + RAYSORT_STAT_BRICKS_FREED], freed);
    if (needed != 0u)
      atomicAdd(push.header.word[stats + RAYSORT_STAT_BRICKS_NEEDED], needed);
    if (tooLarge != 0u)
      atomicOr(push.header.word[stats + RAYSORT_STAT_OVERFLOW], RAYSORT_SDF_OVERFLOW_VOXEL_BIT);
    if (most != 0u)
      atomicMax(push.header.word[stats + RAYSORT_STAT_MOST], most);
  }
}
