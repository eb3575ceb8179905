// fill.comp - distances of the samples of a brick to up to 512 triangles, a group an item at a time.
// SPDX-License-Identifier: MIT
//
// 64 triangles at a time: a thread each makes its frame, then all threads take rows of samples around them, by a prefix
// sum. What a row has in common is worked out once. Least squares are kept as bits of floats in shared memory, rows
// nine words apart, so that rows of different threads lie in different banks. An item that is a piece of its voxel
// leaves them to encode.comp, and its ids.
// Rebuilds took 6 to 11 % less time than with samples one by one, but 4 % more of a few large triangles (NVIDIA H200,
// 2026-11-23). Shared memory: 10 KiB.
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
#define RAYSORT_SDF_ROW 9
#include "distance.glsl"
#include "brick.glsl"
#include "frames.glsl"
#include "ids.glsl"

shared uint firstRows[BATCH]; // of samples, before those of each triangle

// Rows of samples around triangle t of the batch.
uint rowsOf(uint t)
{
  return (boxes[t] >> 9 & 15u) != 0u ? (boxes[t] >> 13 & 15u) * (boxes[t] >> 17 & 15u) : 0u;
}

// Samples of a row of the batch, or of a half of it: `part` of `parts`.
void fillRow(uint row, uint part, uint parts)
{
  const uint inverse[9] = uint[9](0u, 65536u, 32768u, 21846u, 16384u, 13108u, 10923u, 9363u, 8192u); // 2^16 / n, up
  uint t = 0u;
  [[unroll]] for (uint step_ = BATCH / 2u; step_ != 0u; step_ /= 2u)
    t += firstRows[t + step_] <= row ? step_ : 0u;
  uint box = boxes[t], i = row - firstRows[t], height = box >> 13 & 15u;
  uint plane = i * inverse[height] >> 16, y = (box >> 3 & 7u) + i - plane * height, z = (box >> 6 & 7u) + plane;
  uint width = box >> 9 & 15u, half_ = (width + parts - 1u) / parts;
  uint from = part * half_, to = min(from + half_, width), first = box & 7u;
  RaysortFrame frame = frameOf(t);
  vec3 common_ = raysort_rowOf(frame, float(y) - 3.5, float(z) - 3.5);
  uint at = (y | z << 3) * uint(RAYSORT_SDF_ROW) + first;
  float x = float(first + from) - 3.5;
  for (uint k = from; k < to; ++k, x += 1.0)
    atomicMin(squares[at + k], raysort_squareInRow(frame, common_, x));
}

// All threads. Few rows are halved, so that there is work for all.
void fillRows(uint rows)
{
  uint shift = rows <= THREADS / 2u ? 1u : 0u;
  for (uint i = gl_LocalInvocationIndex; i < rows << shift; i += THREADS)
    fillRow(i >> shift, i & shift, 1u << shift);
}

void fillItem(uint i)
{
  Item item = loadItem(i);
  Place place = placeOf(item.voxel);
  uint t = gl_LocalInvocationIndex;
  Nearest best = Nearest(0x7f7fffffu, RAYSORT_SDF_NONE);
  for (uint k = t; k < 512u; k += THREADS)
    squares[squareAt(k)] = 0x7f7fffffu;
  for (uint base = 0u; base < item.count; base += BATCH)
  {
    uint count = min(item.count - base, BATCH);
    uint rows;
    barrier();
    if (t < count)
      loadFrame(place, item.first + base + t, t);
    uint first = raysort_workgroupScan(t < count ? rowsOf(t) : 0u, rows);
    if (t < BATCH)
      firstRows[t] = first;
    barrier();
    fillRows(rows);
    if (IDS != 0u && item.slot == 0u)
      nearestOf(count, best);
  }
  barrier();
  if (item.slot != 0u)
    for (uint k = t; k < 512u; k += THREADS)
      atomicMin(RaysortInOut(listAt(push.pieces, (item.slot - 1u) * push.pieceWords + k, 4u)).word[0],
                squares[squareAt(k)]);
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
