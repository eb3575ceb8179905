// mark.comp - marks the voxels of boxes and dynamic instances: they are to be built again.
// SPDX-License-Identifier: MIT
//
// Boxes count for every cascade. Dynamic instances count for the cascades that are built. A group takes 64 boxes or
// instances, and eight planes of voxels of each.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_MARK;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
#include "instance.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfMarkPush push; };

const uint ITEMS = uint(RAYSORT_SDF_MARK_ITEMS);
shared uvec4 boxes[2u * ITEMS]; // two corners, and the mask of cascades; mask 0: no box

uint givenBoxes()
{
  return raysort_countOf(push.boxCount, (push.given & RAYSORT_GIVEN_BOXES_BIT) != 0u, push.maxBoxes);
}

void loadItem(uint item, uint boxCount, uint instanceCount)
{
  uvec4 a = uvec4(0u), b = uvec4(0u);
  uint given = givenBoxes();
  if (given > push.maxBoxes && item == 0u) // more boxes than the budget: everything counts as boxed
  {
    a = uvec4(uvec3(0xff800000u), 0xffffffffu);
    b = uvec4(0x7f800000u);
  }
  else if (item < boxCount)
  {
    RaysortIn4 words = RaysortIn4(raysort_element(uvec2(push.boxes), item, 32u));
    a = words.vector[0];
    b = words.vector[1];
  }
  else if (item >= max(boxCount, 1u) && item - max(boxCount, 1u) < instanceCount)
  {
    uint instance = item - max(boxCount, 1u);
    if ((raysort_instance(uvec2(push.instances), instance, 7u).y & RAYSORT_SDF_INSTANCE_DYNAMIC_BIT) != 0u)
    {
      a = raysort_instance(uvec2(push.instances), instance, 4u);
      b = raysort_instance(uvec2(push.instances), instance, 5u);
      a.w &= push.cascadeMask;
    }
  }
  boxes[2u * gl_LocalInvocationIndex] = a;
  boxes[2u * gl_LocalInvocationIndex + 1u] = b;
}

// Marks the voxels of the eight planes from `slab * 8` on. Content may be off the anchor's lattice.
void markBox(uint cascade, vec3 boxMin, vec3 boxMax, int slab)
{
  RaysortGrid grid;
  ivec3 low, high;
  RAYSORT_SDF_LOAD_GRID(grid, push.header, cascade)
  uint at = RAYSORT_SDF_RECORD(cascade) + 20u;
  vec3 shift = uintBitsToFloat(uvec3(push.header.word[at], push.header.word[at + 1u], push.header.word[at + 2u]));
  precise vec3 from = boxMin - shift, to = boxMax - shift;
  raysort_boxVoxels(grid, from, to, low, high);
  low.z = max(low.z, slab * 8);
  high.z = min(high.z, slab * 8 + 7);
  if (all(lessThanEqual(low, high)))
  {
    uvec3 size = uvec3(high - low + 1);
    uint count = size.x * size.y * size.z;
    for (uint i = gl_LocalInvocationIndex; i < count; i += uint(RAYSORT_THREADS))
    {
      ivec3 v = low + raysort_placeOf(i, size.x, size.y); // i < 2^15
      uint voxel = cascade * uint(RAYSORT_SDF_VOXELS) + raysort_indexOf(grid.window + v);
      if ((push.state.word[voxel] & RAYSORT_SDF_UNKNOWN_BIT) == 0u)
        atomicOr(push.state.word[voxel], RAYSORT_SDF_STALE_BIT);
    }
  }
}

void main()
{
  uint boxCount = min(givenBoxes(), push.maxBoxes);
  bool isGiven = (push.given & RAYSORT_GIVEN_LIVE_BIT) != 0u;
  uint instanceCount = min(raysort_countOf(push.instanceCount, isGiven, push.maxInstances), push.maxInstances);
  uint count = max(boxCount, 1u) + instanceCount; // <= 2^32 - 1
  for (uint base = gl_WorkGroupID.x * ITEMS; base < count; base += gl_NumWorkGroups.x * ITEMS)
  {
    barrier();
    if (gl_LocalInvocationIndex < ITEMS)
      loadItem(base + gl_LocalInvocationIndex, boxCount, instanceCount);
    barrier();
    [[dont_unroll]] for (uint i = 0u; i < ITEMS; ++i)
      for (uint mask = boxes[2u * i].w & (0xffffffffu >> (32u - push.cascadeCount)); mask != 0u; mask &= mask - 1u)
      {
        uint cascade = min(uint(findLSB(mask)), push.cascadeCount - 1u); // some drivers run a loop once although its
                                                                         // condition is false
        markBox(cascade, uintBitsToFloat(boxes[2u * i].xyz), uintBitsToFloat(boxes[2u * i + 1u].xyz),
                int(gl_WorkGroupID.y));
      }
  }
}
