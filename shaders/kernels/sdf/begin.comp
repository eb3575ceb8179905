// begin.comp - sets the windows of the cascades that are built, and the anchor of all cascades; a thread a cascade.
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

vec3 headerVector(uint at)
{
  return uintBitsToFloat(uvec3(push.header.word[at], push.header.word[at + 1u], push.header.word[at + 2u]));
}

// Returns the whole number nearest to x / voxel; |x| is at most one and a half voxels.
vec3 wholeVoxels(vec3 x, float voxel)
{
  vec3 off = abs(x);
  vec3 count = vec3(off.x > 0.5 * voxel ? 1.0 : 0.0, off.y > 0.5 * voxel ? 1.0 : 0.0, off.z > 0.5 * voxel ? 1.0 : 0.0);
  return vec3(x.x < 0.0 ? -count.x : count.x, x.y < 0.0 ? -count.y : count.y, x.z < 0.0 ? -count.z : count.z);
}

// The place of content that was built on the lattice of another anchor.
struct Lattice
{
  ivec3 whole; // the numbers of its voxels, less the numbers that they have with the new anchor
  vec3 shift;  // the distance of its voxels from the new anchor's lattice
  bool isKept; // the shift is at most 1 / 4096 voxel, so the content stays
};

Lattice latticeOf(uint at, vec3 lattice)
{
  float voxel = uintBitsToFloat(push.header.word[at + 3u]);
  precise vec3 apart = headerVector(at + 12u) - lattice;
  vec3 whole = wholeVoxels(apart, voxel);
  precise vec3 shift = apart - whole * voxel;
  return Lattice(-ivec3(whole), shift, all(lessThanEqual(abs(shift), vec3(voxel * (1.0 / 4096.0)))));
}

void placeCascade(uint at, ivec3 window, ivec3 anchor, vec3 shift, uint flags)
{
  precise vec3 corner = vec3(window - anchor) * uintBitsToFloat(push.header.word[at + 3u]) + shift;
  for (uint k = 0u; k < 3u; ++k)
  {
    push.header.word[at + k] = floatBitsToUint(corner[k]);
    push.header.word[at + 4u + k] = uint(window[k]);
    push.header.word[at + 8u + k] = uint(anchor[k]);
    push.header.word[at + 20u + k] = floatBitsToUint(shift[k]);
  }
  push.header.word[at + 7u] = flags;
}

void clearStats(uint cascade)
{
  for (uint k = 0u; k < 32u; ++k)
    push.header.word[RAYSORT_SDF_STATS(cascade) + k] = k == RAYSORT_STAT_SERIAL ? push.header.word[10] + 1u : 0u;
}

void beginCascade(uint i, uint cascade, bool isBuilt)
{
  uint at = RAYSORT_SDF_RECORD(cascade), from = 9u * i;
  uint flags = push.header.word[at + 7u] & RAYSORT_SDF_CASCADE_BUILT_BIT;
  ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
  ivec3 anchor = ivec3(push.numbers[from + 3u], push.numbers[from + 4u], push.numbers[from + 5u]);
  vec3 lattice =
      uintBitsToFloat(uvec3(push.numbers[from + 6u], push.numbers[from + 7u], push.numbers[from + 8u]));
  Lattice content = latticeOf(at, lattice);
  for (uint k = 0u; k < 3u; ++k)
    push.header.word[at + 16u + k] = uint(window[k]);
  if (flags == 0u || (isBuilt && !content.isKept)) // no content to keep: built anew on the anchor's lattice
  {
    content = Lattice(ivec3(0), vec3(0.0), true);
    flags = isBuilt ? RAYSORT_SDF_CASCADE_RESET_BIT : 0u;
    for (uint k = 0u; k < 3u; ++k)
      push.header.word[at + 12u + k] = floatBitsToUint(lattice[k]);
  }
  if (isBuilt)
  {
    window = ivec3(push.numbers[from], push.numbers[from + 1u], push.numbers[from + 2u]) + content.whole;
    flags |= RAYSORT_SDF_CASCADE_BUILT_BIT | RAYSORT_SDF_CASCADE_MASKED_BIT;
    clearStats(cascade);
  }
  placeCascade(at, window, anchor + content.whole, content.isKept ? vec3(0.0) : content.shift, flags);
}

// Keeps windows and anchor. A map that is made again counts its voxels again. Content that lies beside the anchor's
// lattice is built anew on the lattice, because built voxels count from the anchor.
void keepCascade(uint cascade)
{
  uint at = RAYSORT_SDF_RECORD(cascade), stats = RAYSORT_SDF_STATS(cascade);
  uint flags = push.header.word[at + 7u] & RAYSORT_SDF_CASCADE_BUILT_BIT;
  for (uint k = 0u; k < 3u; ++k)
    push.header.word[at + 16u + k] = push.header.word[at + 4u + k];
  push.header.word[at + 7u] = flags | RAYSORT_SDF_CASCADE_MASKED_BIT;
  if ((push.cascades & RAYSORT_SDF_BEGIN_MAPS) == 0u)
  {
    ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
    ivec3 anchor = ivec3(push.header.word[at + 8u], push.header.word[at + 9u], push.header.word[at + 10u]);
    vec3 shift = headerVector(at + 20u);
    clearStats(cascade);
    if (any(notEqual(shift, vec3(0.0))))
    {
      float voxel = uintBitsToFloat(push.header.word[at + 3u]);
      precise vec3 apart = headerVector(at + 12u) - shift; // the anchor, from the corner of its voxel
      vec3 whole = wholeVoxels(apart, voxel);
      precise vec3 lattice = apart - whole * voxel;
      for (uint k = 0u; k < 3u; ++k)
        push.header.word[at + 12u + k] = floatBitsToUint(lattice[k]);
      placeCascade(at, window + ivec3(whole), anchor + ivec3(whole), vec3(0.0),
                   flags | RAYSORT_SDF_CASCADE_MASKED_BIT | RAYSORT_SDF_CASCADE_RESET_BIT);
    }
  }
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
  else if (isOne)
    push.header.word[RAYSORT_SDF_RECORD(first + i) + 7u] &= RAYSORT_SDF_CASCADE_BUILT_BIT;
  if (uvec2(push.work) != uvec2(0u))
    for (uint k = i; k < uint(RAYSORT_SDF_WORK_TABLE); k += uint(RAYSORT_THREADS))
      push.work.word[k] = 0u;
}
