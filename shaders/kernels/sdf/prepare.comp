// prepare.comp - makes new voxels of a window unknown, finds the voxels to be built, and clears the counters of each
// voxel; 1,024 voxels per group.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_PREPARE;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfPreparePush push; };

const uint THREADS = uint(RAYSORT_THREADS), GROUP = uint(RAYSORT_SDF_SUM_VOXELS);

shared uint words[GROUP]; // of the group's state; a thread reads only its own
shared uint need[16];
shared uint freed;

void prepareVoxel(uint cascade, uint index, uint found, ivec3 window, ivec3 oldWindow, bool isReset)
{
  uint at = cascade * uint(RAYSORT_SDF_VOXELS) + index, word = found;
  ivec3 voxel = raysort_absolute(window, index);
  uint brick = raysort_brickOf(word, push.brickCapacity);
  if (isReset || voxel != raysort_absolute(oldWindow, index))
  {
    word = RAYSORT_SDF_UNKNOWN;
    if (brick != RAYSORT_SDF_NONE)
    {
      RAYSORT_SDF_FREE(push.pool, push.keys, push.brickCapacity, brick)
      atomicAdd(freed, 1u);
    }
  }
  else if ((word & RAYSORT_SDF_DYNAMIC_BIT) != 0u)
    word |= RAYSORT_SDF_STALE_BIT;
  if (word != found)
    push.state.word[at] = word;
  if ((word & RAYSORT_SDF_BUILD_BITS) != 0u)
  {
    uint block = raysort_blockOf(voxel);
    atomicOr(need[block / 32u], 1u << (block & 31u));
  }
}

void main()
{
  uint built = gl_WorkGroupID.y, cascade = raysort_cascade(push.cascadeMask, built), t = gl_LocalInvocationIndex;
  uint at = RAYSORT_SDF_RECORD(cascade);
  ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
  ivec3 oldWindow = ivec3(push.header.word[at + 16u], push.header.word[at + 17u], push.header.word[at + 18u]);
  bool isReset = (push.header.word[at + 7u] & RAYSORT_SDF_CASCADE_RESET_BIT) != 0u;
  if (t < 16u)
    need[t] = 0u;
  if (t == 16u)
    freed = 0u;
  barrier();
  uint first = gl_WorkGroupID.x * GROUP;
  RaysortIn states =
      RaysortIn(raysort_element(uvec2(push.state), cascade * uint(RAYSORT_SDF_VOXELS) + first + t, 4u));
  RaysortOut counts = RaysortOut(raysort_element(uvec2(push.counts), built * uint(RAYSORT_SDF_VOXELS) + first + t, 4u));
  [[unroll]] for (uint i = 0u; i < GROUP; i += THREADS) // loads together, before a voxel's stores
    words[i + t] = states.word[i];
  [[unroll]] for (uint i = 0u; i < GROUP; i += THREADS)
    counts.word[i] = 0u;
  [[dont_unroll]] for (uint i = t; i < GROUP; i += THREADS)
    prepareVoxel(cascade, first + i, words[i], window, oldWindow, isReset);
  barrier();
  if (t < 16u && need[t] != 0u)
    atomicOr(push.work.word[uint(RAYSORT_SDF_WORK_NEED) + 16u * built + t], need[t]);
  if (t == 16u && freed != 0u)
    atomicAdd(push.header.word[RAYSORT_SDF_STATS(cascade) + RAYSORT_STAT_BRICKS_FREED], freed);
}
