// rank.comp - sorts few keys, and writes the leaves of the binary trees in sorted order.
// SPDX-License-Identifier: MIT
//
// Eight threads for each slot: each of them compares an eighth of the keys. The place of a slot is the number of slots
// that come before it: those with a smaller key, and those with the same key on its left. One pass takes the place of
// all passes of a sort.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_RANK;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhRankPush push; };

#define LANES RAYSORT_BVH_RANK_LANES
#define EACH (THREADS / LANES) // slots of a workgroup

shared uvec2 tile[THREADS]; // structure, key
shared uint places[EACH];

// Returns (structure, key) of a slot. Past the last slot is the end: its place is larger than that of all slots.
uvec2 keyAt(uint slot)
{
  uvec2 key = uvec2(0xffffffffu);
  if (slot < push.slots)
  {
    key = uvec2(0u, raysortRead(push.keys, slot * push.keyWords));
    if (push.keyWords == 2u)
      key.x = raysortRead(push.keys, slot * 2u + 1u);
  }
  return key;
}

// Returns 1 if key a comes before key b, else 0. isLeft: 1 if the slot of a is to the left of the slot of b. There
// is no branch, so that reads of many keys overlap.
uint isBefore(uvec2 a, uvec2 b, uint isLeft)
{
  uint isBeforeInStructure = uint(a.y < b.y) | (uint(a.y == b.y) & isLeft);
  return uint(a.x < b.x) | (uint(a.x == b.x) & isBeforeInStructure);
}

void writeLeaf(uint slot, uint leaf, uvec2 key)
{
  uvec4 a = LOAD4(push.boxes, 2u * slot), b = LOAD4(push.boxes, 2u * slot + 1u);
  STORE4(push.leaves, 2u * leaf, uvec4(a.xyz, slot));
  STORE4(push.leaves, 2u * leaf + 1u, b);
  raysortWrite(push.arrivals, leaf, 0u);
  raysortWrite(push.sorted, leaf * push.keyWords, key.y);
  if (push.keyWords == 2u)
    raysortWrite(push.sorted, leaf * 2u + 1u, key.x);
}

void main()
{
  uint t = gl_LocalInvocationIndex, lane = t % LANES, slot = foldedGroup() * EACH + t / LANES, place = 0u;
  uvec2 own = keyAt(slot), next = keyAt(t);
  if (t < EACH)
    places[t] = 0u;
  for (uint base = 0u; base < push.slots; base += THREADS)
  {
    barrier(); // all threads have read the last tile
    tile[t] = next;
    barrier();
    next = keyAt(base + THREADS + t); // its read overlaps the comparisons
    [[unroll]] for (uint i = 0u; i < EACH; ++i)
      place += isBefore(tile[i * LANES + lane], own, uint(base + i * LANES + lane < slot));
  }
  atomicAdd(places[t / LANES], place);
  barrier();
  if (lane == 0u && slot < push.slots)
    writeLeaf(slot, places[t / LANES], own);
}
