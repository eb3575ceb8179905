// shade.comp - a bounce of `sorted`, second half: scatters the paths in the order of the sort.
// SPDX-License-Identifier: MIT
// Hooks: those of tracer.glsl, raysort_sort.glsl's. Workgroup: WIDTH threads of a dispatch of raysortPlanDispatch: over
// all live paths, or, with TYPE, over those of one type of material. No barrier but with heavy materials.
//
// The path in place i of the sorted list is left at place i of the next wave: nothing is appended, and the next wave
// has as many places as this one had hits.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#define WEEKEND_GROUP local_size_x_id = WEEKEND_CONSTANT_WIDTH
#include "tracer.glsl"
#include "states.glsl"
#define RAYSORT_DISPATCH push.dispatch
#include "raysort_sort.glsl"

void main()
{
  uint thread = raysortSortedThread(gl_WorkGroupID.x, gl_WorkGroupID.y, push.dispatch.maxGroupsX, gl_WorkGroupSize.x,
                                    gl_LocalInvocationIndex);
  uint i;
#ifdef WEEKEND_HEAVY
  barrier(); // Mesa 22.3's software device takes hours to compile so much code, if there is no barrier in it
#endif
  if (raysortSortedRun(raysortDispatchedFirst(), push.dispatch.materialEnd, thread, i))
  {
    uint slot = thread + (TYPE == 0u ? 0u : RAYSORT_LOAD_OFFSET(push.dispatch.material));
    Path path = loadRay(SLICE.wave, i);
    loadRest(SLICE.wave, i, path);
    if (shadePath(path, FRAME.found.at[i], SLICE.wave))
      storePath(SLICE.wave + 1u, slot, path);
    else
      endPath(SLICE.wave + 1u, slot);
  }
}
