// fill.comp - distances of the samples of a brick to up to 512 triangles, a group an item at a time.
// SPDX-License-Identifier: MIT
//
// 64 triangles at a time: a thread each makes its frame, then 16 threads or more take the samples around each. Least
// squares are kept as bits of floats in shared memory. An item that is a piece of its voxel leaves them to encode.comp,
// and its ids. Shared memory: 10 KiB.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_FILL;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfFillPush push; };

#define RAYSORT_SDF_BATCH 64
#include "distance.glsl"
#include "brick.glsl"
#include "frames.glsl"
#include "ids.glsl"

// Samples lane, lane + lanes, ... around one triangle of the batch.
void fillTriangle(uint t, uint lane, uint lanes)
{
  const uint inverse[9] = uint[9](0u, 65536u, 32768u, 21846u, 16384u, 13108u, 10923u, 9363u, 8192u); // 2^16 / n, up
  uvec3 first = uvec3(boxes[t] & 7u, boxes[t] >> 3 & 7u, boxes[t] >> 6 & 7u);
  uvec3 size = uvec3(boxes[t] >> 9 & 15u, boxes[t] >> 13 & 15u, boxes[t] >> 17 & 15u);
  uint count = size.x * size.y * size.z, overX = inverse[size.x], overY = inverse[size.y];
  RaysortFrame frame = frameOf(t);
  for (uint i = lane; i < count; i += lanes)
  {
    uint row = i * overX >> 16, plane = row * overY >> 16; // exact for numbers below 512
    uvec3 s = first + uvec3(i - row * size.x, row - plane * size.y, plane);
    atomicMin(squares[s.x | s.y << 3 | s.z << 6], raysort_squareOf(frame, vec3(s) - 3.5));
  }
}

void fillItem(uint i)
{
  Item item = loadItem(i);
  Place place = placeOf(item.voxel);
  uint t = gl_LocalInvocationIndex;
  Nearest best = Nearest(0x7f7fffffu, RAYSORT_SDF_NONE);
  for (uint k = t; k < 512u; k += THREADS)
    squares[k] = 0x7f7fffffu;
  for (uint base = 0u; base < item.count; base += BATCH)
  {
    uint count = min(item.count - base, BATCH);
    uint lanes = max(16u, THREADS >> uint(findMSB(2u * count - 1u))); // THREADS / count, rounded down to a power of two
    barrier();
    if (t < count)
      loadFrame(place, item.first + base + t, t);
    barrier();
    for (uint k = t / lanes; k < count; k += THREADS / lanes)
      fillTriangle(k, t % lanes, lanes);
    if (IDS != 0u && item.slot == 0u)
      nearestOf(count, best);
  }
  barrier();
  if (item.slot != 0u)
    for (uint k = t; k < 512u; k += THREADS)
      atomicMin(RaysortInOut(listAt(push.pieces, (item.slot - 1u) * push.pieceWords + k, 4u)).word[0], squares[k]);
  else
  {
    uint brick = raysort_brickOfVoxel(item.voxel, push.cascadeMask);
    raysort_storeBrick(brick, push.isFourBits != 0u);
    if (IDS != 0u)
      storeIds(brick, best);
  }
  barrier();
}

void main()
{
  uint count = push.work.word[RAYSORT_SDF_WORK_ITEMS];
  for (uint i = gl_WorkGroupID.x; i < count; i += gl_NumWorkGroups.x)
    fillItem(i);
}
