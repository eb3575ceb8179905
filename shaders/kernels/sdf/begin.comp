// begin.comp - sets the windows of the cascades that are built, and the anchor of all cascades; one thread per cascade.
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

ivec3 headerVoxel(uint at)
{
  return ivec3(push.header.word[at], push.header.word[at + 1u], push.header.word[at + 2u]);
}

void store(uint at, uvec3 words)
{
  push.header.word[at] = words.x;
  push.header.word[at + 1u] = words.y;
  push.header.word[at + 2u] = words.z;
}

ivec3 givenVoxel(uint at)
{
  return ivec3(push.numbers[at], push.numbers[at + 1u], push.numbers[at + 2u]);
}

bool stays()
{
  return (push.cascades & RAYSORT_SDF_BEGIN_STAYS) != 0u;
}

// Places a cascade. Its content may have been built on the lattice of another anchor: `whole` are the numbers of its
// voxels there, less the numbers that they have with the new anchor; `rest` is the distance of its voxels from the new
// anchor's lattice, whose sign is that of the old one less the new one. If windows and anchor stay, content that is
// off the anchor's lattice is built again on the lattice, because built voxels count from the anchor; a map that is
// made again keeps all.
void placeCascade(uint i, uint cascade, bool isBuilt)
{
  uint at = RAYSORT_SDF_RECORD(cascade), from = 9u * i;
  uint flags = push.header.word[at + 7u] & RAYSORT_SDF_CASCADE_BUILT_BIT;
  float voxel = uintBitsToFloat(push.header.word[at + 3u]);
  ivec3 window = headerVoxel(at + 4u), anchor = stays() ? headerVoxel(at + 8u) : givenVoxel(from + 3u);
  vec3 lattice = headerVector(at + 12u), shift = headerVector(at + 20u);
  vec3 other = stays() ? shift : uintBitsToFloat(uvec3(givenVoxel(from + 6u)));
  precise vec3 apart = lattice - other;
  vec3 whole = wholeVoxels(apart, voxel);
  precise vec3 rest = apart - whole * voxel;
  store(at + 16u, uvec3(window));
  if (stays())
  {
    flags |= RAYSORT_SDF_CASCADE_MASKED_BIT;
    if ((push.cascades & RAYSORT_SDF_BEGIN_MAPS) == 0u && any(notEqual(shift, vec3(0.0))))
    {
      window += ivec3(whole);
      anchor += ivec3(whole);
      lattice = rest;
      shift = vec3(0.0);
      flags |= RAYSORT_SDF_CASCADE_RESET_BIT;
    }
  }
  else
  {
    bool isKept = all(lessThanEqual(abs(rest), vec3(voxel * (1.0 / 4096.0)))); // the content stays
    ivec3 moved = -ivec3(whole);
    if (flags == 0u || (isBuilt && !isKept)) // no content to keep: it is built again on the anchor's lattice
    {
      isKept = true;
      moved = ivec3(0);
      flags = isBuilt ? RAYSORT_SDF_CASCADE_RESET_BIT : 0u;
      lattice = other;
    }
    window = isBuilt ? givenVoxel(from) + moved : window;
    anchor += moved;
    shift = isKept ? vec3(0.0) : rest;
    flags |= isBuilt ? RAYSORT_SDF_CASCADE_BUILT_BIT | RAYSORT_SDF_CASCADE_MASKED_BIT : 0u;
  }
  precise vec3 corner = vec3(window - anchor) * voxel + shift;
  store(at, floatBitsToUint(corner));
  store(at + 4u, uvec3(window));
  push.header.word[at + 7u] = flags;
  store(at + 8u, uvec3(anchor));
  store(at + 12u, floatBitsToUint(lattice));
  store(at + 20u, floatBitsToUint(shift));
}

bool isBuilt(uint i)
{
  return i < (push.cascades >> 8 & 255u) && (push.cascades >> (16u + i) & 1u) != 0u;
}

// Clears the statistics of the cascades that are built, one word per thread; of a map made again only its own two.
void clearStats(uint first)
{
  uint i = gl_LocalInvocationIndex / 32u, k = gl_LocalInvocationIndex % 32u;
  bool isOfMap = k == RAYSORT_STAT_STALE || k == RAYSORT_STAT_UNKNOWN;
  if (isBuilt(i) && (isOfMap || !stays() || (push.cascades & RAYSORT_SDF_BEGIN_MAPS) == 0u))
    push.header.word[RAYSORT_SDF_STATS(first + i) + k] = k == RAYSORT_STAT_SERIAL ? push.header.word[10] + 1u : 0u;
}

void main()
{
  uint i = gl_LocalInvocationIndex, first = push.cascades & 255u;
  bool isOne = i < (push.cascades >> 8 & 255u);
  if (isOne && (!stays() || isBuilt(i)))
    placeCascade(i, first + i, isBuilt(i));
  else if (isOne)
    push.header.word[RAYSORT_SDF_RECORD(first + i) + 7u] &= RAYSORT_SDF_CASCADE_BUILT_BIT;
  clearStats(first);
  if (uvec2(push.work) != uvec2(0u))
    for (uint k = i; k < uint(RAYSORT_SDF_WORK_TABLE); k += uint(RAYSORT_THREADS))
      push.work.word[k] = 0u;
}
