// shade.comp - a bounce of `sorted`, second half: scatters the paths in the order of the sort.
// SPDX-License-Identifier: MIT
// Hooks: those of tracer.glsl, raysort_sort.glsl's. Workgroup: WIDTH threads of a dispatch of raysortPlanDispatch over
// all live paths. No barrier.
//
// Thread i shades the i-th path of the sorted list and leaves it at place i of the next wave: nothing is appended, and
// the next wave has as many places as this one had hits.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "tracer.glsl"
#include "states.glsl"
#define RAYSORT_DISPATCH push.dispatch
#include "raysort_sort.glsl"

layout(local_size_x_id = WEEKEND_CONSTANT_WIDTH) in;

void main()
{
  uint slot = raysortSortedThread(gl_WorkGroupID.x, gl_WorkGroupID.y, push.dispatch.maxGroupsX, gl_WorkGroupSize.x,
                                  gl_LocalInvocationIndex);
  uint i;
  if (raysortSortedRay(push.dispatch.material, push.dispatch.materialCount, slot, i))
  {
    Path path = loadPath(SLICE.wave, i);
    if (shadePath(path, FRAME.found.at[i], SLICE.wave))
      storePath(SLICE.wave + 1u, slot, path);
    else
      endPath(SLICE.wave + 1u, slot);
  }
}
