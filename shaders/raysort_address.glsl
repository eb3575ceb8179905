// raysort_address.glsl - arrays of 32-bit words at buffer addresses, up to 8 GiB. raysort's kernels and the default
// hooks use it.
// SPDX-License-Identifier: MIT
//
// GLSL only. It needs GL_GOOGLE_include_directive, GL_EXT_buffer_reference and GL_EXT_buffer_reference_uvec2.
// It includes raysort_sort_shared.h, because RaysortDispatchPush holds references of these types.
#ifndef RAYSORT_ADDRESS_GLSL
#define RAYSORT_ADDRESS_GLSL

#ifdef RAYSORT_SHARED_H
#error "raysort_address.glsl: include it before raysort_sort_shared.h and the like: their references come from it"
#endif

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer RaysortIn { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer RaysortOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortInOut { uint word[]; };

#include "raysort_sort_shared.h"

// The address of word `index`. An index times 4 may need more than 32 bits, but drivers index a reference with 32 bits.
// So the index is added to the address, with carry.
uvec2 raysortAddress(uvec2 base, uint index)
{
  uint carry;
  uint low = uaddCarry(base.x, index << 2, carry);
  return uvec2(low, base.y + (index >> 30) + carry);
}

// Word `index` of `words`.
uint raysortRead(RaysortIn words, uint index)
{
  return RaysortIn(raysortAddress(uvec2(words), index)).word[0];
}

// Writes word `index` of `words`.
void raysortWrite(RaysortOut words, uint index, uint value)
{
  RaysortOut(raysortAddress(uvec2(words), index)).word[0] = value;
}

#endif
