// visit_address.comp - visits every ray of its material; raysort's push block stands at byte 64, the notes' address behind.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint PIPELINE = 0u;
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer RaysortIn { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer RaysortOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortInOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Visits { uint word[]; };
#include "raysort_shared.h"
layout(push_constant, std430) uniform Push
{
  layout(offset = 64) RaysortDispatchPush sorted;
  layout(offset = 96) Visits visits;
} push;

void visit(uint ray, uint material)
{
  atomicAdd(push.visits.word[2u * ray], 1u);
  push.visits.word[2u * ray + 1u] = material << 8 | PIPELINE;
}
#define VISIT(ray, material) visit(ray, material)
#include "visit.glsl"

void main()
{
  visitSorted();
}
