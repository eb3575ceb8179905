// wave.comp - a bounce of `wavefront`: intersect, shade, and append the paths that go on to the next wave's list.
// SPDX-License-Identifier: MIT
// Hooks: those of tracer.glsl. Workgroup: WIDTH threads with WEEKEND_PATHS paths each, on x and folded into y; wave 0
// makes its paths. Shared memory: the bounds. Two barriers, in workgroups that have paths.
//
// How many paths the next wave has never leaves the GPU: appending also raises the next dispatch's workgroups. Where in
// the list a path lands is a matter of luck, and no matter: sums do not depend on the order.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#ifdef WEEKEND_HEAVY // so much code must not be there twice
#define WEEKEND_RAYS 1
#else
#define WEEKEND_RAYS WEEKEND_PATHS
#endif
#define WEEKEND_GROUP local_size_x_id = WEEKEND_CONSTANT_WIDTH
#include "tracer.glsl"
#include "states.glsl"

shared uint survivors;
shared uint firstSlot;

// Room in the next wave's list for `wanted` paths of this thread; returns the first.
uint reserveSlots(uint wanted)
{
  uint mine = atomicAdd(survivors, wanted);
  barrier();
  if (gl_LocalInvocationIndex == 0u && survivors > 0u)
  {
    Waves waves = FRAME.waves;
    uint next = SLICE.wave + 1u, most = FRAME.maxGroupsX;
    firstSlot = atomicAdd(waves.at[next].count, survivors);
    uint perGroup = gl_WorkGroupSize.x * WEEKEND_RAYS;
    uint groups = (firstSlot + survivors + perGroup - 1u) / perGroup;
    atomicMax(waves.at[next].groups[0], min(groups, most));
    atomicMax(waves.at[next].groups[1], (groups + most - 1u) / most);
  }
  barrier();
  return firstSlot + mine;
}

void main()
{
  uint paths = SLICE.wave == 0u ? SLICE.items : FRAME.waves.at[SLICE.wave].count;
  uint first = groupNumber() * gl_WorkGroupSize.x * WEEKEND_RAYS;
  if (first < paths)
  {
    Path path[WEEKEND_RAYS];
    RaysortRay rays[WEEKEND_RAYS];
    bool isLive[WEEKEND_RAYS];
    uint found[WEEKEND_RAYS];
    uint wanted = 0u, traced = 0u;
    if (gl_LocalInvocationIndex == 0u)
      survivors = 0u;
    raysortBeginSearch();
#define BEGIN(k) path[k] = beginPath(first + k * gl_WorkGroupSize.x + gl_LocalInvocationIndex, paths);
    RAYSORT_EACH_RAY(BEGIN)
    [[unroll]] for (uint k = 0u; k < WEEKEND_RAYS; ++k)
    {
      rays[k] = path[k].ray;
      isLive[k] = isPath(path[k]);
      traced += isLive[k] ? 1u : 0u;
    }
    raysortSearch(rays, isLive, WEEKEND_T_MIN, WEEKEND_T_MAX, found);
#define SHADE(k)                                                                        \
  if (isLive[k])                                                                        \
  {                                                                                     \
    completePath(first + k * gl_WorkGroupSize.x + gl_LocalInvocationIndex, path[k]);    \
    isLive[k] = shadePath(path[k], found[k], SLICE.wave);                               \
  }
    RAYSORT_EACH_RAY(SHADE)
    [[unroll]] for (uint k = 0u; k < WEEKEND_RAYS; ++k)
      wanted += isLive[k] ? 1u : 0u;
    uint slot = reserveSlots(wanted);
    [[unroll]] for (uint k = 0u; k < WEEKEND_RAYS; ++k)
      if (isLive[k])
      {
        storePath(SLICE.wave + 1u, slot, path[k]);
        ++slot;
      }
    countRays(traced, 1u, WEEKEND_RAYS);
  }
}
