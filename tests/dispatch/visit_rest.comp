// visit_rest.comp - notes that a ray of the rest was visited, by address; ray and material come from RAYSORT_DISPATCH.
// SPDX-License-Identifier: MIT
//
// raysort's push block is at byte 64, the address of the notes follows. Workgroup: constants 0 and 2. Pipeline:
// constant 1, a number that tells which one ran.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x_id = 0, local_size_y_id = 2) in;
layout(constant_id = 1) const uint PIPELINE = 0u;
#include "raysort_address.glsl"
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Visits { uint word[]; };
layout(push_constant, std430) uniform Push
{
  layout(offset = 64) RaysortDispatchPush sorted;
  Visits visits;
} push;
#define RAYSORT_DISPATCH push.sorted
#include "raysort_sort.glsl"

void main()
{
  uint ray, material;
  if (raysortDispatchedRay(ray)) // no thread gets a ray in this way
    atomicAdd(push.visits.word[2u * ray], 1u);
  if (raysortDispatchedRest(ray, material))
  {
    atomicAdd(push.visits.word[2u * ray], 1u);
    push.visits.word[2u * ray + 1u] = material << 8 | PIPELINE;
  }
}
