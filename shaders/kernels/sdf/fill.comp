// fill.comp - distances of the samples of a brick to up to 512 triangles, a group an item at a time.
// SPDX-License-Identifier: MIT
//
// 64 triangles at a time: a thread each makes its frame, then 16 threads or more take the samples around each. Least
// squares are kept as bits of floats in shared memory. An item that is a piece of its voxel leaves them to encode.comp.
// Shared memory: 8 KiB.
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

#include "distance.glsl"
#include "brick.glsl"

const uint THREADS = uint(RAYSORT_THREADS);
const uint BATCH = 64u;

shared vec4 origins[BATCH], xs[BATCH], ys[BATCH], zs[BATCH]; // w: span, cx, cy, doubt
shared vec2 inverses[BATCH];
shared uint boxes[BATCH]; // of samples: low corner, 3 bits an axis; size, 4 bits an axis, from bit 9

struct Item
{
  uint voxel, first, count, slot; // slot: of the voxel's pieces, + 1
  ivec3 corner;                   // its voxel, from the anchor
  float high, low;                // brixels a world unit
};

Item loadItem(uint i)
{
  Item item;
  RaysortIn words = RaysortIn(raysort_element(uvec2(push.items), i, 4u * uint(RAYSORT_SDF_ITEM_WORDS)));
  item.voxel = words.word[0];
  item.first = words.word[1];
  item.count = words.word[2] & 1023u;
  item.slot = words.word[2] >> 10;
  uint at = RAYSORT_SDF_RECORD(raysort_cascade(push.cascadeMask, item.voxel / uint(RAYSORT_SDF_VOXELS)));
  ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
  ivec3 anchor = ivec3(push.header.word[at + 8u], push.header.word[at + 9u], push.header.word[at + 10u]);
  item.corner = raysort_absolute(window, item.voxel % uint(RAYSORT_SDF_VOXELS)) - anchor;
  item.high = uintBitsToFloat(push.header.word[at + 15u]);
  item.low = uintBitsToFloat(push.header.word[at + 19u]);
  return item;
}

uvec2 listAt(uint part, uint index, uint size)
{
  return raysort_element(raysort_part(uvec2(push.lists), part), index, size);
}

vec3 loadCorner(RaysortInOut record, uint k)
{
  return uintBitsToFloat(uvec3(record.word[3u * k], record.word[3u * k + 1u], record.word[3u * k + 2u]));
}

// Samples 0 .. 7 of an axis nearer than `reach` to low .. high: first | how many << 3.
uint samplesOf(float low, float high, float reach)
{
  float from = clamp(ceil(low - reach), 0.0, 8.0), to = clamp(floor(high + reach), -1.0, 7.0);
  return to < from ? 0u : uint(from) | uint(to - from + 1.0) << 3;
}

void loadFrame(Item item, uint i, uint t)
{
  uint record = RaysortInOut(listAt(push.sorted, item.first + i, 4u)).word[0];
  RaysortInOut words = RaysortInOut(listAt(push.records, record, 4u * uint(RAYSORT_SDF_RECORD_WORDS)));
  vec3 a = raysort_toBrick(loadCorner(words, 0u), item.high, item.low, item.corner);
  vec3 b = raysort_toBrick(loadCorner(words, 1u), item.high, item.low, item.corner);
  vec3 c = raysort_toBrick(loadCorner(words, 2u), item.high, item.low, item.corner);
  vec3 low = min(min(a, b), c), high = max(max(a, b), c);
  float reach = push.band + 0.01;
  uint x = samplesOf(low.x, high.x, reach), y = samplesOf(low.y, high.y, reach), z = samplesOf(low.z, high.z, reach);
  RaysortFrame frame = raysort_frame(a, b, c);
  origins[t] = vec4(frame.origin, frame.span);
  xs[t] = vec4(frame.x, frame.cx);
  ys[t] = vec4(frame.y, frame.cy);
  zs[t] = vec4(frame.z, frame.doubt);
  inverses[t] = vec2(frame.inverseAC, frame.inverseBC);
  boxes[t] = (x & 7u) | (y & 7u) << 3 | (z & 7u) << 6 | (x >> 3) << 9 | (y >> 3) << 13 | (z >> 3) << 17;
}

// Samples lane, lane + lanes, ... around one triangle of the batch.
void fillTriangle(uint t, uint lane, uint lanes)
{
  const uint inverse[9] = uint[9](0u, 65536u, 32768u, 21846u, 16384u, 13108u, 10923u, 9363u, 8192u); // 2^16 / n, up
  uvec3 first = uvec3(boxes[t] & 7u, boxes[t] >> 3 & 7u, boxes[t] >> 6 & 7u);
  uvec3 size = uvec3(boxes[t] >> 9 & 15u, boxes[t] >> 13 & 15u, boxes[t] >> 17 & 15u);
  uint count = size.x * size.y * size.z, overX = inverse[size.x], overY = inverse[size.y];
  RaysortFrame frame = RaysortFrame(origins[t].xyz, xs[t].xyz, ys[t].xyz, zs[t].xyz, origins[t].w, xs[t].w, ys[t].w,
                                    inverses[t].x, inverses[t].y, zs[t].w);
  for (uint i = lane; i < count; i += lanes)
  {
    uint row = i * overX >> 16, plane = row * overY >> 16; // exact for numbers below 512
    uvec3 s = first + uvec3(i - row * size.x, row - plane * size.y, plane);
    float square = raysort_squareOf(frame, vec3(s));
    atomicMin(squares[s.x | s.y << 3 | s.z << 6], floatBitsToUint(square));
  }
}

void fillItem(uint i)
{
  Item item = loadItem(i);
  uint t = gl_LocalInvocationIndex;
  for (uint k = t; k < 512u; k += THREADS)
    squares[k] = 0x7f7fffffu;
  for (uint base = 0u; base < item.count; base += BATCH)
  {
    uint count = min(item.count - base, BATCH);
    uint lanes = max(16u, THREADS >> uint(findMSB(2u * count - 1u))); // THREADS / count, rounded down to a power of two
    barrier();
    if (t < count)
      loadFrame(item, base + t, t);
    barrier();
    for (uint k = t / lanes; k < count; k += THREADS / lanes)
      fillTriangle(k, t % lanes, lanes);
  }
  barrier();
  if (item.slot != 0u)
    for (uint k = t; k < 512u; k += THREADS)
      atomicMin(RaysortInOut(listAt(push.pieces, (item.slot - 1u) * push.pieceWords + k, 4u)).word[0], squares[k]);
  else
    raysort_storeBrick(raysort_brickOfVoxel(item.voxel, push.cascadeMask), push.isFourBits != 0u);
  barrier();
}

void main()
{
  uint count = push.work.word[RAYSORT_SDF_WORK_ITEMS];
  for (uint i = gl_WorkGroupID.x; i < count; i += gl_NumWorkGroups.x)
    fillItem(i);
}
