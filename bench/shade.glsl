// shade.glsl - the frame of the shaders of bench_shade: fetches a hit, shades it, stores the colour.
// SPDX-License-Identifier: MIT
//
// Define SHADE(material, hit, rounds) -> vec4 first, and SHADE_BY_ID if it looks at the material. Needs
// GL_GOOGLE_include_directive and GL_EXT_buffer_reference. No barriers. Shared memory: BALLAST words that only hold down
// how many workgroups share a multiprocessor.
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint SORTED = 0u;  // 0: thread i shades ray i; 1: the ray of the i-th slot of the sort
layout(constant_id = 2) const uint BALLAST = 1u; // words

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer RaysortIn { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer RaysortOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortInOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Hits { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Colours { vec4 at[]; };
#include "raysort_shared.h"

layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush push; // from raysortPlanDispatch
  Hits hits;
  RaysortIn ids; // 8 bits each
  Colours colours;
  uint rounds;
  uint rays;
};

shared uint ballast[BALLAST];

void main()
{
  uint group = gl_WorkGroupID.y * push.maxGroupsX + gl_WorkGroupID.x;
  uint slot = group * gl_WorkGroupSize.x + gl_LocalInvocationIndex;
  uint end = rays;
  if (SORTED != 0u)
  {
    bool isUber = push.material == RAYSORT_ALL_MATERIALS;
    slot += push.materialsOffsets.word[isUber ? 0u : push.material];
    end = push.materialsOffsets.word[isUber ? push.materialCount : push.material + 1u];
  }
  if (slot < end)
  {
    uint ray = SORTED != 0u ? push.newToOldPixelMap.word[slot] : slot;
#ifdef SHADE_BY_ID
    uint material = ids.word[ray >> 2] >> ((ray & 3u) * 8u) & 255u;
#endif
    vec4 colour = SHADE(material, hits.at[ray], rounds);
    if (rounds == 0xffffffffu) // never; but the compiler cannot know, and keeps the ballast
    {
      ballast[slot % BALLAST] = ray;
      colour.x = float(ballast[ray % BALLAST]);
    }
    colours.at[ray] = colour;
  }
}
