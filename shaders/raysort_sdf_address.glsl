// raysort_sdf_address.glsl - sparse distance fields at buffer addresses: the hooks of raysort_sdf.glsl.
// SPDX-License-Identifier: MIT
//
// GLSL only. Include it before raysort_sdf.glsl. It includes raysort_address.glsl and needs the same extensions. `sdf`
// is then the two words of the field's address. The header has the places of the field's parts. Bricks may be past 4
// GiB.
#ifndef RAYSORT_SDF_ADDRESS_GLSL
#define RAYSORT_SDF_ADDRESS_GLSL

#ifdef RAYSORT_SDF_GLSL
#error "raysort_sdf_address.glsl: include it before raysort_sdf.glsl, which takes its hooks from here"
#endif
#include "raysort_address.glsl"

// You may define it as false if no field has more than 2^23 bricks: bricks then end within 4 GiB.
#ifndef RAYSORT_SDF_FAR_BRICKS
#define RAYSORT_SDF_FAR_BRICKS true
#endif

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortSdfWords { uvec4 word[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortSdfRows { uvec2 row[]; };

// Returns the address of the part that begins offset * 256 bytes after the field's address.
uvec2 raysortSdfPart(uvec2 sdf, uint offset)
{
  uint carry;
  uint low = uaddCarry(sdf.x, offset << 8, carry);
  return uvec2(low, sdf.y + (offset >> 24) + carry);
}

// Returns the address of 8-byte word i. Drivers index a reference with 32 bits, so this adds to the address, with
// carry.
uvec2 raysortSdfRowAddress(uvec2 part, uint i)
{
  uint carry;
  uint low = uaddCarry(part.x, i << 3, carry);
  return uvec2(low, part.y + (RAYSORT_SDF_FAR_BRICKS ? i >> 29 : 0u) + carry);
}

// Returns the offsets of the parts: word 1 of the header.
#define RAYSORT_SDF_OFFSETS(sdf) RaysortSdfWords(sdf).word[1]

// The addresses of the parts of the field of the last RAYSORT_SDF_BEGIN.
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
