// move.comp - gives nodes of the binary trees to moves, then makes the moves that got all their nodes.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhClaim, raysort_bvhApply. One thread for each slot, in two passes. Of the moves that gain the most at a
// node, the last one gets it. A thread may read what a move changes meanwhile: then that move holds the nodes that it
// finds, before the change and after it, so the thread makes no move.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_MOVE;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhMovePush push; };

#include "improve.glsl"

uint lockAt(uint tree, uint word)
{
  return RaysortIn(raysortAddress(uvec2(push.locks), 2u * tree + word)).word[0];
}

void replaceChild(uint parent, uint child, uint by)
{
  RaysortInOut node = RaysortInOut(raysortBvhAddress(uvec2(push.inner), 4u * parent));
  if (node.word[3] == child)
    node.word[3] = by;
  else
    node.word[7] = by;
  RaysortOut(raysortAddress(uvec2(push.parents), numberOf(by))).word[0] = parent;
}

uint siblingOf(uint tree, uint parent)
{
  RaysortInOut node = RaysortInOut(raysortBvhAddress(uvec2(push.inner), 4u * parent));
  return node.word[3] ^ node.word[7] ^ tree;
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex, target = RAYSORT_BVH_TREE_NONE;
  if (i < push.slots)
    target = raysortRead(push.moves, 2u * i);
  if (target != RAYSORT_BVH_TREE_NONE)
  {
    uint gain = raysortRead(push.moves, 2u * i + 1u), tree = gain & RAYSORT_BVH_TREE_LEAF | i;
    uint own = numberOf(tree) + 1u;
    uint parent = parentOf(tree);
    uvec3 changed = uvec3(parent, parentOf(parent), parentOf(target));
    gain &= ~RAYSORT_BVH_TREE_LEAF;
    if (push.isLast == 0u)
    {
      [[unroll]] for (int k = 0; k < 3; ++k)
        if (lockAt(changed[k], 0u) == gain)
          atomicMax(RaysortInOut(raysortAddress(uvec2(push.locks), 2u * changed[k] + 1u)).word[0], own);
    }
    else if (lockAt(changed.x, 1u) == own && lockAt(changed.y, 1u) == own && lockAt(changed.z, 1u) == own)
    {
      uint sibling = siblingOf(tree, parent);
      replaceChild(changed.y, parent, sibling);
      replaceChild(changed.z, target, parent);
      replaceChild(parent, sibling, target);
    }
  }
}
