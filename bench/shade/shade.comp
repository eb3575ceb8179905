// shade.comp - the shaders of bench_shade: each fetches a hit, shades it, stores the colour.
// SPDX-License-Identifier: MIT
//
// Compiled once for each folder of common/heavy_materials.sh. No barriers. Shared memory: BALLAST words, which
// only hold down how many workgroups share a multiprocessor.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "heavy_materials.glsl"

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint SORTED = 0u;  // 0: thread i shades ray i; 1: the ray of the i-th slot of the sort
layout(constant_id = 2) const uint BALLAST = 1u; // words

#include "raysort_address.glsl"
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Hits { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Colours { vec4 at[]; };

layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush push; // from raysortPlanDispatch; unsorted: only maxGroupsX
  Hits hits;
  RaysortIn ids; // 8 bits each
  Colours colours;
  uint rounds;
  uint rays;
};
#define RAYSORT_DISPATCH push
#include "raysort_sort.glsl"

shared uint ballast[BALLAST];

void main()
{
  uint ray;
  bool live;
  if (SORTED != 0u)
    live = raysortDispatchedRay(ray);
  else
  {
    ray = raysortSortedThread(gl_WorkGroupID.x, gl_WorkGroupID.y, push.maxGroupsX, gl_WorkGroupSize.x,
                              gl_LocalInvocationIndex);
    live = ray < rays;
  }
  if (live)
  {
#ifdef HEAVY_BY_ID
    uint material = ids.word[ray >> 2] >> ((ray & 3u) * 8u) & 255u;
#endif
    vec4 colour = HEAVY(material, hits.at[ray], rounds);
    if (rounds == 0xffffffffu) // never; but the compiler cannot know, and keeps the ballast
    {
      ballast[ray % BALLAST] = ray;
      colour.x = float(ballast[gl_LocalInvocationIndex % BALLAST]);
    }
    colours.at[ray] = colour;
  }
}
