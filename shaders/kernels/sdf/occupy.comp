// occupy.comp - sets a bit for each voxel with a brick and each unknown voxel, and counts unknown and stale voxels;
// 1,024 voxels per group.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_OCCUPY;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfOccupyPush push; };

#include "map.glsl"

shared uint rows[uint(RAYSORT_SDF_SUM_VOXELS) / 32u];
shared uint unknown, stale;

void main()
{
  uint built = gl_WorkGroupID.y, cascade = raysort_cascade(push.cascadeMask, built), t = gl_LocalInvocationIndex;
  uint at = RAYSORT_SDF_RECORD(cascade), first = gl_WorkGroupID.x * uint(RAYSORT_SDF_SUM_VOXELS);
  ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
  if (t < 32u)
    rows[t] = 0u;
  if (t == 32u)
    unknown = stale = 0u;
  barrier();
  for (uint i = t; i < uint(RAYSORT_SDF_SUM_VOXELS); i += THREADS)
  {
    uint word = push.state.word[cascade * VOXELS + raysort_indexOf(window + raysort_voxelOf(first + i))];
    if ((word & RAYSORT_SDF_UNKNOWN_BIT) != 0u)
      atomicAdd(unknown, 1u);
    else if ((word & RAYSORT_SDF_STALE_BIT) != 0u)
      atomicAdd(stale, 1u);
    if ((word & RAYSORT_SDF_EMPTY_BIT) == 0u || (word & RAYSORT_SDF_UNKNOWN_BIT) != 0u)
      atomicOr(rows[i / 32u], 1u << (i & 31u));
  }
  barrier();
  if (t < 32u)
    push.codes.word[occupiedAt(built, first / 64u) + t] = rows[t];
  if (t == 32u && unknown != 0u)
    atomicAdd(push.header.word[RAYSORT_SDF_STATS(cascade) + RAYSORT_STAT_UNKNOWN], unknown);
  if (t == 33u && stale != 0u)
    atomicAdd(push.header.word[RAYSORT_SDF_STATS(cascade) + RAYSORT_STAT_STALE], stale);
}
