// visit_address.comp - notes that a ray was visited, by address; the ray comes through hooks written by hand.
// SPDX-License-Identifier: MIT
//
// raysort's push block is at byte 64, the notes' address after it. Workgroup: constants 0 and 2.
// Pipeline: constant 1, a number that tells which one ran.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require

layout(local_size_x_id = 0, local_size_y_id = 2) in;
layout(constant_id = 1) const uint PIPELINE = 0u;
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Words { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Visits { uint word[]; };
layout(push_constant, std430) uniform Push
{
  layout(offset = 64) Words newToOldPixelMap;
  Words materialsOffsets;
  Words rest;
  uint material;
  uint materialEnd;
  uint maxGroupsX;
  uint workgroupSize;
  Visits visits;
} push;
#define RAYSORT_LOAD_MAP(slot) push.newToOldPixelMap.word[slot]
#define RAYSORT_LOAD_OFFSET(material) push.materialsOffsets.word[material]
#include "raysort_sort.glsl"

void main()
{
  uint workgroupSize = gl_WorkGroupSize.x * gl_WorkGroupSize.y;
  uint thread = raysortSortedThread(gl_WorkGroupID.x, gl_WorkGroupID.y, push.maxGroupsX, workgroupSize,
                                    gl_LocalInvocationIndex);
  uint ray, first = push.material == RAYSORT_ALL_MATERIALS ? 0u : push.material;
  if (raysortSortedRun(first, push.materialEnd, thread, ray))
  {
    atomicAdd(push.visits.word[2u * ray], 1u);
    push.visits.word[2u * ray + 1u] = push.material << 8 | PIPELINE;
  }
}
