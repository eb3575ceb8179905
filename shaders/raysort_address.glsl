// raysort_address.glsl - words behind buffer addresses, up to 8 GiB: what raysort's kernels and the default hooks use.
// SPDX-License-Identifier: MIT
//
// GLSL only. Needs GL_GOOGLE_include_directive, GL_EXT_buffer_reference and GL_EXT_buffer_reference_uvec2.
// Includes raysort_sort_shared.h: a push block of sorted dispatches holds these references.
#ifndef RAYSORT_ADDRESS_GLSL
#define RAYSORT_ADDRESS_GLSL

#ifdef RAYSORT_SHARED_H
#error "raysort_address.glsl: include it before raysort_sort_shared.h and the like: their references come from it"
#endif

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer RaysortIn { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer RaysortOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortInOut { uint word[]; };

#include "raysort_sort_shared.h"

// An index times 4 can pass 32 bits, and drivers index a reference in 32: so the address is advanced, with carry.
uvec2 raysortAddress(uvec2 base, uint index)
{
  uint carry;
  uint low = uaddCarry(base.x, index << 2, carry);
  return uvec2(low, base.y + (index >> 30) + carry);
}

uint raysortRead(RaysortIn words, uint index)
{
  return RaysortIn(raysortAddress(uvec2(words), index)).word[0];
}

void raysortWrite(RaysortOut words, uint index, uint value)
{
  RaysortOut(raysortAddress(uvec2(words), index)).word[0] = value;
}

#endif
