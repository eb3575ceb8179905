// refit.comp - computes the nodes of the binary trees above changes again, upwards.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhRefitTree; other nodes are as they were. Two threads for each slot: if its move was made, for the two
// nodes with new children. The last one that arrives at a node goes on with it; others stop, so no thread waits. A
// workgroup reads what another one wrote, as in tree.glsl.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "cluster.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_REFIT;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(push_constant, std430) uniform Push { RaysortBvhRefitPush push; };

#include "improve.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) coherent buffer RaysortBvhInner { uvec4 word[]; };

#include "tree_node.glsl"

#define CHANGE(tree) RaysortInOut(raysortAddress(uvec2(push.changes), tree)).word[0]

shared uint climberCount;

void setNode(uint tree, uint leafSize)
{
  RaysortBvhInner node = RaysortBvhInner(raysortBvhAddress(uvec2(push.inner), tree << 2));
  uint left = node.word[0].w, right = node.word[1].w, shares;
  Cluster cluster = merged(loadCluster(left, 0u), loadCluster(right, 0u), tree, leafSize, shares);
  storeNode(cluster, left, right, shares);
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex, slot = i >> 1, at = RAYSORT_BVH_TREE_NONE, leafSize = 0u;
  bool isClimbing = false, goesOn = true;
  if (gl_LocalInvocationIndex == 0u)
    climberCount = 0u;
  barrier();
  if (slot < push.slots)
    at = raysortRead(push.moves, 2u * slot);
  if (at != RAYSORT_BVH_TREE_NONE)
  {
    isClimbing = true;
    leafSize = leafSizeOf(kindOf(loadPart(uvec2(push.descriptions),
                                          partOfSlot(uvec2(push.descriptions), push.parts, slot))));
    if ((i & 1u) == 0u)
      at = parentOf(raysortRead(push.moves, 2u * slot + 1u) & RAYSORT_BVH_TREE_LEAF | slot);
    atomicAdd(climberCount, 1u);
  }
  barrier();
  goesOn = climberCount != 0u;
  while (goesOn)
  {
    barrier();
    if (gl_LocalInvocationIndex == 0u)
      climberCount = 0u;
    memoryBarrierBuffer(); // the node, before the thread arrives at its parent
    barrier();
    if (isClimbing)
    {
      isClimbing = (atomicAdd(CHANGE(at), 0xffffffffu) & ~RAYSORT_BVH_CHANGED) == 1u;
      if (isClimbing)
        atomicAdd(climberCount, 1u);
    }
    memoryBarrierBuffer(); // the nodes that other threads wrote before they arrived
    barrier();
    goesOn = climberCount != 0u;
    if (isClimbing)
    {
      setNode(at, leafSize);
      CHANGE(at) = 0u;
      at = parentOf(at);
      isClimbing = at != RAYSORT_BVH_TREE_NONE;
    }
  }
}
