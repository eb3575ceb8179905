// visit_set.comp - visits every ray of its material; what it notes goes through a descriptor set.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint PIPELINE = 0u;
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer RaysortIn { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer RaysortOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortInOut { uint word[]; };
#include "raysort_shared.h"
layout(push_constant, std430) uniform Push { RaysortDispatchPush sorted; } push;
layout(set = 0, binding = 0, std430) buffer Visits { uvec2 visits[]; };

void visit(uint ray, uint material)
{
  atomicAdd(visits[ray].x, 1u);
  visits[ray].y = material << 8 | PIPELINE;
}
#define VISIT(ray, material) visit(ray, material)
#include "visit.glsl"

void main()
{
  visitSorted();
}
