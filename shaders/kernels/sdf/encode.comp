// encode.comp - writes the bricks of voxels that were filled in pieces; a group takes one brick at a time.
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

#define RAYSORT_SDF_BATCH 64
#include "distance.glsl"
#include "brick.glsl"
#include "frames.glsl"
#include "ids.glsl"

// Ids are found again here, because atomics cannot join the minima of pieces.
void encodeIds(uint brick, uint voxel, uint first, uint references)
{
  Nearest best = Nearest(0x7f7fffffu, RAYSORT_SDF_NONE);
  Place place = placeOf(voxel);
  uint t = gl_LocalInvocationIndex;
  for (uint base = 0u; base < references; base += BATCH)
  {
    uint count = min(references - base, BATCH);
    barrier();
    if (t < count)
      loadFrame(place, first + base + t, t);
    barrier();
    nearestOf(count, best);
  }
  storeIds(brick, best);
}

void main()
{
  uint count = push.work.word[RAYSORT_SDF_WORK_SLOTS];
  for (uint slot = gl_WorkGroupID.x; slot < count; slot += gl_NumWorkGroups.x)
  {
    RaysortIn owner = RaysortIn(raysort_element(raysort_part(uvec2(push.items), push.owners), slot, 12u));
    uint brick = raysort_brickOfVoxel(owner.word[0], push.cascadeMask);
    RaysortInOut piece =
        RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), push.pieces), slot, 4u * push.pieceWords));
    barrier();
    for (uint k = gl_LocalInvocationIndex; k < 512u; k += THREADS)
      squares[k] = piece.word[k];
    barrier();
    raysort_storeBrick(brick, push.isFourBits != 0u);
    if (IDS != 0u)
      encodeIds(brick, owner.word[0], owner.word[1], owner.word[2]);
  }
}
