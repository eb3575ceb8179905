// release.comp - frees the bricks of some cascades and makes their voxels unknown; 1,024 voxels per group.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_RELEASE;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfReleasePush push; };

void main()
{
  uint cascade = raysort_cascade(push.cascadeMask, gl_WorkGroupID.y);
  for (uint i = gl_LocalInvocationIndex; i < uint(RAYSORT_SDF_SUM_VOXELS); i += uint(RAYSORT_THREADS))
  {
    uint voxel = cascade * uint(RAYSORT_SDF_VOXELS) + gl_WorkGroupID.x * uint(RAYSORT_SDF_SUM_VOXELS) + i;
    uint brick = raysort_brickOf(push.state.word[voxel], push.brickCapacity);
    if (brick != RAYSORT_SDF_NONE)
      RAYSORT_SDF_FREE(push.pool, push.keys, push.brickCapacity, brick)
    push.state.word[voxel] = RAYSORT_SDF_UNKNOWN;
    push.map.word[voxel] = RAYSORT_SDF_UNKNOWN;
  }
}
