// raysort_sdf_address.glsl - sparse distance fields behind buffer addresses: the hooks of raysort_sdf.glsl.
// SPDX-License-Identifier: MIT
//
// GLSL only. Include it before raysort_sdf.glsl; it includes raysort_address.glsl and needs its extensions. A field is
// then the two words of its address. Where its parts lie stands in its header; bricks may lie past 4 GiB.
#ifndef RAYSORT_SDF_ADDRESS_GLSL
#define RAYSORT_SDF_ADDRESS_GLSL

#ifdef RAYSORT_SDF_GLSL
#error "raysort_sdf_address.glsl: include it before raysort_sdf.glsl, which takes its hooks from here"
#endif
#include "raysort_address.glsl"

// Of fields of at most 2^23 bricks you may define it as false: their bricks end within 4 GiB.
#ifndef RAYSORT_SDF_FAR_BRICKS
#define RAYSORT_SDF_FAR_BRICKS true
#endif

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortSdfWords { uvec4 word[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortSdfRows { uvec2 row[]; };

// The part that begins `offset` times 256 bytes behind the field.
uvec2 raysortSdfPart(uvec2 sdf, uint offset)
{
  uint carry;
  uint low = uaddCarry(sdf.x, offset << 8, carry);
  return uvec2(low, sdf.y + (offset >> 24) + carry);
}

// Of 8-byte word i. Drivers index a reference in 32 bits: so the address is advanced, with carry.
uvec2 raysortSdfRowAddress(uvec2 part, uint i)
{
  uint carry;
  uint low = uaddCarry(part.x, i << 3, carry);
  return uvec2(low, part.y + (RAYSORT_SDF_FAR_BRICKS ? i >> 29 : 0u) + carry);
}

// Offsets of the parts: word 1 of the header.
#define RAYSORT_SDF_OFFSETS(sdf) RaysortSdfWords(sdf).word[1]

// Where the parts of the field begin that was last spoken of.
uvec2 raysortSdfMaps, raysortSdfBricks, raysortSdfIds;

void raysortSdfBegin(uvec2 sdf)
{
  uvec4 offsets = RAYSORT_SDF_OFFSETS(sdf);
  raysortSdfMaps = raysortSdfPart(sdf, offsets.y);
  raysortSdfBricks = raysortSdfPart(sdf, offsets.z);
  raysortSdfIds = raysortSdfPart(sdf, offsets.w);
}

#define RAYSORT_SDF_BEGIN(sdf) raysortSdfBegin(sdf);
#define RAYSORT_SDF_HEADER(sdf, i) RaysortSdfWords(sdf).word[i]
#define RAYSORT_SDF_MAP(sdf, i) RaysortIn(raysortSdfMaps).word[i] // at most 32 MiB
#define RAYSORT_SDF_ROW(sdf, i) RaysortSdfRows(raysortSdfRowAddress(raysortSdfBricks, i)).row[0]
#define RAYSORT_SDF_ROW_AT(sdf, i, k) RaysortSdfRows(raysortSdfRowAddress(raysortSdfBricks, i)).row[k]
#define RAYSORT_SDF_ID(sdf, i) RaysortIn(raysortAddress(raysortSdfIds, i)).word[0]

#endif
