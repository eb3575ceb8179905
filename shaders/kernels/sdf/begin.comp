// begin.comp - the windows of the cascades that are built, the anchor of all; a thread a cascade.
// SPDX-License-Identifier: MIT
//
// The first dispatch also clears the counters in `work` and counts the update.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_BEGIN;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfBeginPush push; };

// The lattice of the content stays what it was, if the anchor moved by whole voxels.
bool keepsLattice(uint at, vec3 lattice)
{
  vec3 old = uintBitsToFloat(uvec3(push.header.word[at + 12u], push.header.word[at + 13u], push.header.word[at + 14u]));
  float most = uintBitsToFloat(push.header.word[at + 3u]) * (1.0 / 4096.0);
  return all(lessThanEqual(abs(old - lattice), vec3(most)));
}

void beginCascade(uint i, uint cascade, bool isBuilt)
{
  uint at = RAYSORT_SDF_RECORD(cascade), from = 9u * i;
  uint flags = push.header.word[at + 7u] & RAYSORT_SDF_CASCADE_BUILT_BIT;
  ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
  ivec3 anchor = ivec3(push.numbers[from + 3u], push.numbers[from + 4u], push.numbers[from + 5u]);
  vec3 lattice =
      uintBitsToFloat(uvec3(push.numbers[from + 6u], push.numbers[from + 7u], push.numbers[from + 8u]));
  vec3 shift = vec3(0.0);
  if (flags != 0u && keepsLattice(at, lattice))
    flags |= isBuilt ? RAYSORT_SDF_CASCADE_MASKED_BIT : 0u;
  else if (flags != 0u && !isBuilt) // the content stays where it is: not on the anchor's corner
    for (uint k = 0u; k < 3u; ++k)
      shift[k] = uintBitsToFloat(push.header.word[at + 12u + k]) - lattice[k];
  else
  {
    flags = isBuilt ? RAYSORT_SDF_CASCADE_MASKED_BIT | RAYSORT_SDF_CASCADE_RESET_BIT : 0u;
    for (uint k = 0u; k < 3u; ++k)
      push.header.word[at + 12u + k] = floatBitsToUint(lattice[k]);
  }
  for (uint k = 0u; k < 3u; ++k)
    push.header.word[at + 16u + k] = uint(window[k]);
  if (isBuilt)
  {
    window = ivec3(push.numbers[from], push.numbers[from + 1u], push.numbers[from + 2u]);
    flags |= RAYSORT_SDF_CASCADE_BUILT_BIT;
    for (uint k = 0u; k < 32u; ++k)
      push.header.word[RAYSORT_SDF_STATS(cascade) + k] = 0u;
    push.header.word[RAYSORT_SDF_STATS(cascade) + RAYSORT_STAT_SERIAL] = push.header.word[10] + 1u;
  }
  precise vec3 corner = vec3(window - anchor) * uintBitsToFloat(push.header.word[at + 3u]) + shift;
  for (uint k = 0u; k < 3u; ++k)
  {
    push.header.word[at + k] = floatBitsToUint(corner[k]);
    push.header.word[at + 4u + k] = uint(window[k]);
    push.header.word[at + 8u + k] = uint(anchor[k]);
  }
  push.header.word[at + 7u] = flags;
}

// Windows and anchor stay; a map that is made over again counts its voxels anew.
void keepCascade(uint cascade)
{
  uint at = RAYSORT_SDF_RECORD(cascade), stats = RAYSORT_SDF_STATS(cascade);
  for (uint k = 0u; k < 3u; ++k)
    push.header.word[at + 16u + k] = push.header.word[at + 4u + k];
  uint flags = push.header.word[at + 7u] & RAYSORT_SDF_CASCADE_BUILT_BIT;
  push.header.word[at + 7u] = flags | RAYSORT_SDF_CASCADE_MASKED_BIT;
  if ((push.cascades & RAYSORT_SDF_BEGIN_MAPS) == 0u)
    for (uint k = 0u; k < 32u; ++k)
      push.header.word[stats + k] = k == RAYSORT_STAT_SERIAL ? push.header.word[10] + 1u : 0u;
  push.header.word[stats + RAYSORT_STAT_STALE] = 0u;
  push.header.word[stats + RAYSORT_STAT_UNKNOWN] = 0u;
}

void main()
{
  uint i = gl_LocalInvocationIndex, first = push.cascades & 255u;
  bool isBuilt = (push.cascades >> (16u + i) & 1u) != 0u, isOne = i < (push.cascades >> 8 & 255u);
  if (isOne && (push.cascades & RAYSORT_SDF_BEGIN_STAYS) == 0u)
    beginCascade(i, first + i, isBuilt);
  else if (isOne && isBuilt)
    keepCascade(first + i);
  if (uvec2(push.work) != uvec2(0u))
    for (uint k = i; k < uint(RAYSORT_SDF_WORK_TABLE); k += uint(RAYSORT_THREADS))
      push.work.word[k] = 0u;
}
