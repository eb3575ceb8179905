// shade.comp - shades the sorted rays of one bounce: adds the material's colour, and says what each ray meets next.
// SPDX-License-Identifier: MIT
//
// Workgroup: 64 threads on x. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
layout(local_size_x = 64) in;
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer RaysortIn { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer RaysortOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortInOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Colours { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer Ids { uint word[]; };
#include "raysort_shared.h"

layout(push_constant) uniform Push
{
  RaysortDispatchPush dispatch; // filled in by raysortPlanDispatch
  Colours colours;              // appended by frame_graph.c: ShadePush
  Ids nextIds;
  uint bounce;
  uint bounces;
} push;

bool sortedRay(out uint ray, out uint material)
{
  uint thread = (gl_WorkGroupID.y * push.dispatch.maxGroupsX + gl_WorkGroupID.x) * 64 + gl_LocalInvocationIndex;
  bool all = push.dispatch.material == RAYSORT_ALL_MATERIALS;
  uint begin = all ? 0u : push.dispatch.materialsOffsets.word[push.dispatch.material];
  uint end = push.dispatch.materialsOffsets.word[all ? push.dispatch.materialCount : push.dispatch.material + 1u];
  uint slot = begin + thread;
  uint low = 0, high = push.dispatch.materialCount;
  ray = 0u;
  material = push.dispatch.material;
  if (slot < end)
  {
    ray = push.dispatch.newToOldPixelMap.word[slot];
    if (all)
    {
      while (high - low > 1u)
      {
        uint middle = (low + high) / 2u;
        if (push.dispatch.materialsOffsets.word[middle] <= slot)
          low = middle;
        else
          high = middle;
      }
      material = low;
    }
  }
  return slot < end;
}

// Scatters bits; as in frame_graph.c.
uint mix32(uint x)
{
  x = (x ^ x >> 16) * 0x85ebca6bu;
  x = (x ^ x >> 13) * 0xc2b2ae35u;
  return x ^ x >> 16;
}

void main()
{
  uint ray, material;
  if (sortedRay(ray, material))
  {
    push.colours.word[ray] += mix32(material) >> (push.bounce + 1u) & (0x7fu >> push.bounce) * 0x01010101u;
    if (push.bounce + 1u < push.bounces) // the last id is void: the ray is over
      push.nextIds.word[ray] = mix32(ray ^ mix32(push.bounce + 1u)) % (push.dispatch.materialCount + 1u);
  }
}
