// fill.comp - computes the distances of a brick's samples to up to 512 triangles; a group takes one item at a time.
// SPDX-License-Identifier: MIT
//
// A batch is 64 triangles. One thread makes the frame of a triangle. Then a prefix sum gives the rows of samples around
// the triangles to all threads; numbers that a whole row shares are computed once. The least squared distances are bits
// of floats in shared memory. Rows are nine words apart, so that rows of different threads are in different banks. If
// an item is a piece of its voxel, encode.comp makes the bytes and the ids. Shared memory: 10 KiB.
// Tuning: rebuilds took 6 to 11 % less time than with samples one by one, with a few large triangles 4 % more (NVIDIA
// H200, 2026-11-23).
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

shared uint firstRows[BATCH]; // rows of samples before each triangle's rows

// Returns the rows of samples around triangle t of the batch.
uint rowsOf(uint t)
{
  return (boxes[t] >> 9 & 15u) != 0u ? (boxes[t] >> 13 & 15u) * (boxes[t] >> 17 & 15u) : 0u;
}

// Takes the samples of a row of the batch, or of half a row: `part` of `parts`.
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

// Call it with all threads. If rows are few, they are halved, so that all threads have work.
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
