// rows.comp - fill.comp for a CPU, with the same bytes: a thread holds samples and compares all triangles with them.
// SPDX-License-Identifier: MIT
//
// A CPU runs the threads of a group as lanes of a vector: all lanes run all branches, and reach shared memory and
// atomics one at a time. So this kernel has no atomic and no branch. A thread computes numbers of a triangle once for
// 64 samples, all of one y. Loops are unrolled, so that each sample is in a register. Samples that are too far away are
// computed too. Tuning: shaped on lavapipe 22.3.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_ROWS;
layout(local_size_x = 8) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfFillPush push; };

#define RAYSORT_SDF_BATCH 8
#include "distance.glsl"
#include "brick.glsl"
#include "frames.glsl"

// A thread's samples, x + 8 z, and its cells, eight apart. All indices are constants, so the arrays are registers.
struct Least
{
  uint squares[64], cells[8], ids[8];
};

// Takes triangle k of the batch into account.
void fillTriangle(uint k, uint y, inout Least least)
{
  RaysortFrame frame = frameOf(k);
  [[unroll]] for (uint i = 0u; i < 64u; ++i)
    least.squares[i] = min(least.squares[i], raysort_squareOf(frame, vec3(i & 7u, y, i >> 3) - 3.5));
  if (IDS != 0u)
    [[unroll]] for (uint j = 0u; j < 8u; ++j)
    {
      Nearest next = Nearest(raysort_squareOf(frame, middleOf(y + 8u * j)), triangleIds[k]);
      bool isNext = isNearer(next, Nearest(least.cells[j], least.ids[j]));
      least.cells[j] = isNext ? next.square : least.cells[j];
      least.ids[j] = isNext ? next.id : least.ids[j];
    }
}

void storePiece(uint slot, uint y, Least least)
{
  uint squares[64] = least.squares; // a copy in memory
  for (uint i = 0u; i < 64u; ++i)
  {
    uint at = slot * push.pieceWords + (i & 7u) + 8u * y + 64u * (i >> 3);
    atomicMin(RaysortInOut(listAt(push.pieces, at, 4u)).word[0], squares[i]);
  }
}

void storeRows(uint brick, uint y, Least least)
{
  bool is4Bits = push.isFourBits != 0u;
  uint bits = is4Bits ? 4u : 8u, words = is4Bits ? 1u : 2u; // sizes of a row
  RaysortOut target = RaysortOut(raysort_element(uvec2(push.bricks), brick, 256u * words));
  [[unroll]] for (uint z = 0u; z < 8u; ++z)
  {
    uvec2 row = uvec2(0u);
    [[unroll]] for (uint x = 0u; x < 8u; ++x)
    {
      uint code = raysort_code(least.squares[8u * z + x], push.codeStep, (1u << bits) - 1u) << (bits * x & 31u);
      row |= is4Bits || x < 4u ? uvec2(code, 0u) : uvec2(0u, code);
    }
    target.word[(8u * z + y) * words] = row.x;
    if (!is4Bits)
      target.word[(8u * z + y) * words + 1u] = row.y;
  }
}

void fillItem(uint i)
{
  Item item = loadItem(i);
  Place place = placeOf(item.voxel);
  uint y = gl_LocalInvocationIndex;
  Least least;
  [[unroll]] for (uint k = 0u; k < 64u; ++k)
    least.squares[k] = 0x7f7fffffu;
  [[unroll]] for (uint j = 0u; j < 8u; ++j)
  {
    least.cells[j] = 0x7f7fffffu;
    least.ids[j] = RAYSORT_SDF_NONE;
  }
  for (uint base = 0u; base < item.count; base += BATCH)
  {
    uint count = min(item.count - base, BATCH), k = 0u;
    barrier();
    loadFrame(place, item.first + min(base + y, item.count - 1u), y);
    barrier();
    do // at least one turn, the same for all threads; a check before the loop would cost one turn more
      fillTriangle(k, y, least);
    while (++k < count);
  }
  uint brick = raysort_brickOfVoxel(item.voxel, push.cascadeMask);
  if (item.slot != 0u)
    storePiece(item.slot - 1u, y, least);
  else
  {
    storeRows(brick, y, least);
    RaysortOut target = RaysortOut(raysort_element(uvec2(push.ids), brick, 256u));
    if (IDS != 0u)
      [[unroll]] for (uint j = 0u; j < 8u; ++j)
        target.word[y + 8u * j] = least.ids[j];
  }
}

void main()
{
  uint count = push.work.word[RAYSORT_SDF_WORK_ITEMS];
  for (uint i = gl_WorkGroupID.x; i < count; i += gl_NumWorkGroups.x)
    fillItem(i);
}
