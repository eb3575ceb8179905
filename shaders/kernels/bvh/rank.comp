// rank.comp - sorts few keys, and writes the leaves of the binary trees in sorted order.
// SPDX-License-Identifier: MIT
//
// One thread for each slot. The place of a slot is the number of slots that come before it: those with a smaller key,
// and those with the same key on its left. One pass takes the place of all passes of a sort.
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

#define EACH 8u // keys that a thread reads at once: one after the other, each would cost the time of an access

shared uvec2 tile[THREADS]; // structure, key

// Returns (structure, key) of a slot. Nothing is behind the last slot: its place is larger than that of all slots.
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

// isLeft: the slot of a stands on the left of the slot of b.
bool isBefore(uvec2 a, uvec2 b, bool isLeft)
{
  return a.x < b.x || (a.x == b.x && (a.y < b.y || (isLeft && a.y == b.y)));
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
  uint t = gl_LocalInvocationIndex, slot = foldedGroup() * THREADS + t, place = 0u;
  uvec2 own = keyAt(slot);
  for (uint base = 0u; base < push.slots; base += THREADS)
  {
    barrier(); // all threads have read the last tile
    tile[t] = keyAt(base + t);
    barrier();
    for (uint i = 0u; i < THREADS; i += EACH)
      [[unroll]] for (uint k = 0u; k < EACH; ++k)
        place += isBefore(tile[i + k], own, base + i + k < slot) ? 1u : 0u;
  }
  if (slot < push.slots)
    writeLeaf(slot, place, own);
}
