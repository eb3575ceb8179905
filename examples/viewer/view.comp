// view.comp - what the sort does, as a number a pixel: materials where they are seen, or the list that is shaded.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Ranges { RaysortRanges ranges; };

bool isInOrder() { return all(equal(uvec2(push.own.source), uvec2(0u))); }

// The material of the ray in a slot of the list; NONE: the slot is past its end, or holds a ray that has ended.
uint materialIn(uint slot)
{
  uint live = push.own.count, material = NONE;
  if (!isInOrder())
    live = Ranges(uvec2(push.own.target)).ranges.live;
  if (slot < live)
  {
    uint path = slot;
    if (!isInOrder())
      path = raysortRead(push.own.source, slot);
    material = FRAME.hits.at[path].material;
  }
  return material <= FRAME.materialCount ? material : NONE;
}

// Different materials in the 32 slots around this one.
uint distinctAround(uint slot)
{
  uint first = slot & ~31u, distinct = 0u;
  for (uint i = 0u; i < 32u; ++i)
  {
    uint material = materialIn(first + i);
    bool isNew = material != NONE;
    for (uint k = 0u; k < i; ++k)
      isNew = isNew && materialIn(first + k) != material;
    distinct += isNew ? 1u : 0u;
  }
  return distinct;
}

void main()
{
  uint i = threadNumber();
  if (i < push.own.count)
  {
    uint number = FRAME.hits.at[i].material;
    if (FRAME.view == VIEWS_ORDER)
      number = materialIn(i);
    if (FRAME.view == VIEWS_COHERENCE)
      number = materialIn(i) == NONE ? 0u : distinctAround(i);
    FRAME.views.at[i] = number;
  }
}
