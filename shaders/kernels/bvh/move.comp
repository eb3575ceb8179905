// move.comp - gives nodes of the binary trees to moves, then makes the moves that got all their nodes.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhClaim, raysort_bvhApply. One thread for each slot, in three passes:
//   claim  of the moves that gain the most at a node, the last one gets it
//   apply  a thread may read what a move changes meanwhile: then that move holds the nodes that the thread finds,
//          before the change and after it, so the thread makes no move
//   mark   finds all nodes above the changes, and how many arrive at each of them in refit.comp
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

void claim(uint own, uvec3 changed, uint gain)
{
  [[unroll]] for (int k = 0; k < 3; ++k)
    if (lockAt(changed[k], 0u) == gain)
      atomicMax(RaysortInOut(raysortAddress(uvec2(push.locks), 2u * changed[k] + 1u)).word[0], own);
}

// Makes the move if it got all nodes. Returns the node that lost its child; RAYSORT_BVH_TREE_NONE: nothing moves.
uint applied(uint own, uvec3 changed, uint tree, uint target)
{
  uint loser = RAYSORT_BVH_TREE_NONE;
  if (lockAt(changed.x, 1u) == own && lockAt(changed.y, 1u) == own && lockAt(changed.z, 1u) == own)
  {
    uint sibling = siblingOf(tree, changed.x);
    replaceChild(changed.y, changed.x, sibling);
    replaceChild(changed.z, target, changed.x);
    replaceChild(changed.x, sibling, target);
    loser = changed.y;
  }
  return loser;
}

// A node that changed gets one arrival for itself, and one for each child that changed.
void mark(uint tree)
{
  uint at = tree;
  bool goesOn = true;
  atomicAdd(CHANGE(at), 1u);
  while (goesOn)
  {
    goesOn = (atomicOr(CHANGE(at), RAYSORT_BVH_CHANGED) & RAYSORT_BVH_CHANGED) == 0u;
    if (goesOn)
      at = parentOf(at);
    goesOn = goesOn && at != RAYSORT_BVH_TREE_NONE;
    if (goesOn)
      atomicAdd(CHANGE(at), 1u);
  }
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex, target = RAYSORT_BVH_TREE_NONE;
  RaysortInOut moves = RaysortInOut(raysortAddress(uvec2(push.moves), 2u * i));
  if (i < push.slots)
    target = moves.word[0];
  if (i < push.slots && push.step == RAYSORT_BVH_MOVE_MARK)
  {
    RaysortOut(raysortAddress(uvec2(push.locks), 2u * i)).word[0] = 0u; // for the next round
    RaysortOut(raysortAddress(uvec2(push.locks), 2u * i + 1u)).word[0] = 0u;
  }
  if (target != RAYSORT_BVH_TREE_NONE)
  {
    uint gain = moves.word[1], tree = gain & RAYSORT_BVH_TREE_LEAF | i, parent = parentOf(tree);
    if (push.step == RAYSORT_BVH_MOVE_MARK)
    {
      mark(parent);
      mark(target);
    }
    else
    {
      uvec3 changed = uvec3(parent, parentOf(parent), parentOf(target));
      if (push.step == RAYSORT_BVH_MOVE_CLAIM)
        claim(numberOf(tree) + 1u, changed, gain & ~RAYSORT_BVH_TREE_LEAF);
      else
        moves.word[0] = applied(numberOf(tree) + 1u, changed, tree, target);
    }
  }
}
