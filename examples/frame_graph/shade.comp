// shade.comp - shades the sorted rays of one bounce: adds the material's colour, and says what each ray meets next.
// SPDX-License-Identifier: MIT
//
// For a dispatch per material, and for one over all of them. Workgroup: 64 threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#define RAYSORT_DISPATCH push.dispatch

layout(local_size_x = 64) in;

layout(push_constant) uniform Push
{
  RaysortDispatchPush dispatch; // filled in by raysortPlanDispatch
  RaysortInOut colours;         // appended by frame_graph.c: ShadePush
  RaysortIn ids;                // only for a dispatch over all materials
  RaysortOut nextIds;           // not in the last bounce
  uint bounce;
  uint bounces;
  uint materials;
} push;

#include "raysort_sort.glsl"

// Scatters the bits; as in frame_graph.c.
uint scatterBits(uint x)
{
  x = (x ^ x >> 16) * 0x85ebca6bu;
  x = (x ^ x >> 13) * 0xc2b2ae35u;
  return x ^ x >> 16;
}

void main()
{
  uint ray;
  if (raysortDispatchedRay(ray))
  {
    uint material = push.dispatch.material;
    if (material == RAYSORT_ALL_MATERIALS)
      material = raysortRead(push.ids, ray);
    uint share = scatterBits(material) >> (push.bounce + 1u) & (0x7fu >> push.bounce) * 0x01010101u;
    push.colours.word[ray] += share; // a half, a quarter, an eighth: no channel overflows into the next
    if (push.bounce + 1u < push.bounces) // the largest id is void: the ray is over
      raysortWrite(push.nextIds, ray,
                   scatterBits(ray ^ scatterBits(push.bounce + 1u)) % (push.materials + 1u));
  }
}
