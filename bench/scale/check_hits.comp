// check_hits.comp - did this ray hit what it was aimed at? a are the hits. A near ray must hit that triangle, in its
// middle; a far ray must hit something, there or before.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#include "scale.glsl"

#include "raysort_bvh_shared.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Hit { RaysortBvhHit hit; };

void look(uint i)
{
  const RaysortBvhHit hit = Hit(addressOf(a, i, 32u)).hit;
  const bool isHit = (hit.flags & RAYSORT_BVH_HIT_BIT) != 0u;
  const bool isAim = hit.primitive == aimOf(i) && abs(hit.t - 1.0) < 0.01;
  saw(i, isHit, !isHit || (kind == 1u ? hit.t > 1.0001 : !isAim), 0u);
}
