// encode.comp - bricks of voxels that were filled in pieces, a group a brick at a time.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_ENCODE;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfFillPush push; };

#include "distance.glsl"
#include "brick.glsl"

void main()
{
  uint count = push.work.word[RAYSORT_SDF_WORK_SLOTS];
  for (uint slot = gl_WorkGroupID.x; slot < count; slot += gl_NumWorkGroups.x)
  {
    uint voxel = RaysortIn(raysort_element(raysort_part(uvec2(push.items), push.owners), slot, 4u)).word[0];
    RaysortInOut piece =
        RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), push.pieces), slot, 4u * push.pieceWords));
    barrier();
    for (uint k = gl_LocalInvocationIndex; k < 512u; k += uint(RAYSORT_THREADS))
      squares[k] = piece.word[k];
    barrier();
    raysort_storeBrick(raysort_brickOfVoxel(voxel, push.cascadeMask), push.isFourBits != 0u);
  }
}
